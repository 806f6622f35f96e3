// Where the focus is on a board.

/**
 * What was chosen goes away, and the focus with it: whoever plays by Tab and Enter is brought back when the board
 * changes, to a part of it if it is there, else to the board.
 */
export function focusBack(changed: () => unknown, part = "") {
  return (board: HTMLElement) => {
    let focused = false;
    board.addEventListener("focusin", () => {
      focused = true;
    });
    board.addEventListener("focusout", ({ relatedTarget }) => {
      focused = !relatedTarget || board.contains(relatedTarget as Node);
    });
    $effect(() => {
      changed();
      if (!focused || (document.activeElement && document.activeElement !== document.body)) return;
      const found = part ? board.querySelector<HTMLElement>(part) : null;
      (found ?? board).focus();
    });
  };
}
