import "server-only";

/** A problem a person can act on: its message is shown as it is, without a stack. */
export class DatabaseError extends Error {
  override readonly name: string = "DatabaseError";
}

/** This way of getting a database does not exist on this machine; the message says why, in one line. */
export class BackendUnavailable extends DatabaseError {
  override readonly name = "BackendUnavailable";
}
