/** Why the server cannot start, in one sentence that tells what to do. Anything else that stops a start is a defect. */
export class StartupError extends Error {}
