import { crc32, deflateSync } from "node:zlib";
import { picture } from "@/tests/support/multipart";

/** A chunk put right after the header of a PNG. */
export function withChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([png.subarray(0, 33), length, body, check, png.subarray(33)]);
}

/** A PNG that says it is that large, its rows as well packed as rows of zeros can be. */
export function largePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 1000)));
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    const check = Buffer.alloc(4);
    check.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, check]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header says that it is as large as one can be. */
export async function hugeJpeg(): Promise<Buffer> {
  const jpeg = await picture("jpeg");
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
  jpeg.writeUInt16BE(65_535, frame + 5);
  jpeg.writeUInt16BE(65_535, frame + 7);
  return jpeg;
}

/** A PNG with a text that unpacks to so many bytes, in the chunk of that type. */
export async function pngWithLongText(type: "zTXt" | "iTXt", bytes: number): Promise<Buffer> {
  const packed = deflateSync(Buffer.alloc(bytes));
  const head = type === "zTXt" ? "Comment\0\0" : "Comment\0\u0001\0\0\0";
  return withChunk(await picture("png"), type, Buffer.concat([Buffer.from(head), packed]));
}

/** A PNG that says it has ten thousand frames. */
export async function animatedPng(): Promise<Buffer> {
  const control = Buffer.alloc(8);
  control.writeUInt32BE(10_000, 0);
  return withChunk(await picture("png"), "acTL", control);
}

/** A PDF with a stream that unpacks to so many bytes. */
export function pdfWithStream(bytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(bytes), { level: 9 });
  return Buffer.concat([
    Buffer.from(`%PDF-1.4\n1 0 obj<</Length ${packed.length}/Filter/FlateDecode>>stream\n`),
    packed,
    Buffer.from("\nendstream endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n"),
  ]);
}
