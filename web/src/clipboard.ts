// Browsers open the clipboard over https only; a friend may come by http://192.168.…, where the old way still works.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = text;
    field.className = "hidden";
    document.body.append(field);
    const before = document.activeElement as HTMLElement | null;
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    before?.focus();
    return done;
  }
}
