/** How many addresses one call may invite. */
export const maxInvitations = 100;
/** How many addresses or ids one call of the user administration may name. */
export const maxUsers = 100;
