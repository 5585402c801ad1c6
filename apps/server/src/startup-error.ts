/** Why the server cannot start, in sentences that tell what to do, a line for each. Anything else that stops a start is a defect. */
export class StartupError extends Error {}
