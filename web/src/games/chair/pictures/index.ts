// The drawings of the example game `examples/chair`, by the name that its pages call them by.

import Friends from "./Friends.svelte";

export const pictures = { friends: Friends };
