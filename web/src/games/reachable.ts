// What scrolls must be reachable by key.

/** A list without a button in it is a stop of the Tab key as long as it is longer than its place. */
export function reachable(list: HTMLElement) {
  const look = () => {
    const scrolls = list.scrollHeight > list.clientHeight && !list.querySelector("button, a");
    if (scrolls) list.tabIndex = 0;
    else list.removeAttribute("tabindex");
  };
  const size = new ResizeObserver(look);
  const content = new MutationObserver(look);
  size.observe(list);
  content.observe(list, { childList: true, subtree: true });
  return () => {
    size.disconnect();
    content.disconnect();
  };
}
