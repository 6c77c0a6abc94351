import { MAX_FILE_BYTES } from "@/lib/shared/upload";

/** Up to here a picture travels as it is, bytes. */
const AS_IT_IS_BYTES = 1_572_864;
/** The longer side of a picture that is drawn anew, px: twice what the server keeps. */
export const MAX_SIDE = 2560;
const QUALITY = 0.9;

/**
 * The picture as it is sent: a large one drawn anew, smaller; what is small, or what the browser cannot draw, as it is.
 * @throws Error when it is over 5 MiB and cannot be made smaller
 */
export async function fittingPicture(file: File): Promise<File> {
  if (file.size <= AS_IT_IS_BYTES) return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, MAX_SIDE / Math.max(image.width, image.height));
    const smaller = await drawn(file.name, image.width * scale, image.height * scale, (context) => {
      context.scale(scale, scale);
      context.drawImage(image, 0, 0);
    });
    image.close();
    return smaller.size < file.size ? smaller : file;
  } catch (error) {
    if (file.size > MAX_FILE_BYTES) throw error;
    return file;
  }
}

/**
 * A new JPEG of this size, px.
 * @throws Error when the browser has no memory for it
 */
export async function drawn(
  name: string,
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void,
): Promise<File> {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("no canvas");
  // A JPEG has no holes: what was transparent would be black.
  context.fillStyle = "#fff";
  context.fillRect(0, 0, canvas.width, canvas.height);
  draw(context);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  if (blob === null) throw new Error("the picture could not be drawn");
  return new File([blob], `${name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" });
}
