import { PDF } from "@/tests/support/multipart";

/** Files of kinds that are not taken, by the beginnings that real ones have (docs/security.md#the-catalogue). */
export const WRONG_KINDS: Readonly<Record<string, Buffer>> = {
  HTML: Buffer.from("<!doctype html><script>alert(1)</script>"),
  SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  GIF: Buffer.from(
    "GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xff\xff\xff,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;",
    "latin1",
  ),
  WebP: Buffer.from("RIFF\x1a\0\0\0WEBPVP8L\r\0\0\0/\0\0\0\x10\x07\x10\x11\x11\x88\x88\xfe\x07\0", "latin1"),
  AVIF: Buffer.from("\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf", "latin1"),
  HEIC: Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"),
  TIFF: Buffer.from("II*\0\x08\0\0\0\0\0\0\0\0\0", "latin1"),
  BMP: Buffer.from("BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0", "latin1"),
  ICO: Buffer.from("\0\0\x01\0\x01\0\x10\x10\0\0\x01\0\x20\0", "latin1"),
  EXE: Buffer.from("MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff", "latin1"),
  ZIP: Buffer.from("PK\x05\x06" + "\0".repeat(18), "latin1"),
  DOCX: Buffer.from(
    "PK\x03\x04\x14\0\x06\0\x08\0\0\0!\0" + "\0".repeat(12) + "\x13\0\0\0[Content_Types].xml",
    "latin1",
  ),
  "a PDF after a byte order mark": Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), PDF]),
  "a PDF after a line": Buffer.concat([Buffer.from("hello\n"), PDF]),
  "half a signature": Buffer.from([0x89, 0x50, 0x4e]),
  nothing: Buffer.alloc(0),
};
