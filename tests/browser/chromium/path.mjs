// Prints where the Chromium of this folder's package lies, unpacked.
import chromium from "@sparticuz/chromium";

process.stdout.write(await chromium.executablePath());
