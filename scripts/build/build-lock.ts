import { join } from "node:path";
import { isAlive, LockHeld, takeLock, type Lock } from "@/scripts/local-database/lock-file";
import { portProblem } from "@/server/port";
import { removeMark, servingMarks, type ServingMark } from "@/server/serving-mark";

/** The build of this checkout is somebody else's at the moment; the message says whose, for a person. */
export class BuildInUse extends Error {
  override readonly name = "BuildInUse";
}

/**
 * Takes the lock under which the build in `.next` is judged, made and begun to be served; hold it until the server has said that it
 * serves.
 * @throws BuildInUse while another process has it
 */
export function takeBuildLock(root: string): Lock {
  try {
    return takeLock(join(root, ".data", "build.lock"), "builds");
  } catch (error) {
    if (!(error instanceof LockHeld)) throw error;
    throw new BuildInUse(
      `another demo of this checkout (process ${error.holder.pid}) is just building or starting: wait until it is ready, or stop it`,
    );
  }
}

/** Whether the process of a mark lives and listens; a number used anew does not listen on that port. */
const isServing = async ({ pid, port }: ServingMark): Promise<boolean> =>
  isAlive(pid) && (await portProblem(port)) !== null;

/**
 * To be called before a build, under the lock: a running server would go on with half of the old files.
 * @throws BuildInUse naming a live server of this checkout
 */
export async function refuseWhileServed(root: string): Promise<void> {
  for (const mark of servingMarks(root)) {
    if (await isServing(mark)) {
      throw new BuildInUse(
        `the site has to be built anew, but a server of this checkout still serves the last build ` +
          `(process ${mark.pid}, http://localhost:${mark.port}): stop it first`,
      );
    }
    removeMark(root, mark);
  }
}
