/** Who sits at the table of every drawing, and of the examples beside them. */
export const PEOPLE = ["Ann", "Bruno", "Clara", "Dario"];
