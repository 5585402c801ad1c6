import type { CallName, calls } from '@pcf/contract/operations/calls';
import type { Permission } from '@pcf/domain/exchange/permissions';

export type SignedInCall = {
  [Name in CallName]: (typeof calls)[Name]['access'] extends 'public' ? never : Name;
}[CallName];

/** What a call lets somebody do; a new one does not compile until it is here. */
export const callPermissions: Record<SignedInCall, Permission> = {
  getOrganisation: 'seeOrganisation',
  updateOrganisation: 'manageOrganisation',
  trackEvent: 'seeOrganisation',

  getCurrentUser: 'manageOwnAccount',
  updateCurrentUser: 'manageOwnAccount',
  getSignInOverview: 'manageOwnAccount',
  changeEmail: 'manageOwnAccount',
  cancelEmailChange: 'manageOwnAccount',
  endSession: 'manageOwnAccount',
  endAllSessions: 'manageOwnAccount',

  listUsers: 'seeOrganisation',
  getUser: 'seeOrganisation',
  listPendingUserInvitations: 'seeOrganisation',
  listAccessRequests: 'seeOrganisation',
  updateAccessLevel: 'manageUsers',
  deleteAccounts: 'manageUsers',
  inviteUsers: 'manageUsers',
  withdrawUserInvitations: 'manageUsers',
  sendUserInvitationsAgain: 'manageUsers',
  answerAccessRequest: 'manageUsers',

  listReceivedInvitations: 'seeOrganisation',
  listSentInvitations: 'seeOrganisation',
  createInvitations: 'invitePartners',
  inviteSuppliers: 'invitePartners',
  sendInvitationsAgain: 'invitePartners',
  acceptInvitation: 'invitePartners',
  declineInvitation: 'invitePartners',
  confirmClaim: 'invitePartners',
  refuseClaim: 'invitePartners',
  undoClaim: 'undoClaims',

  listSuppliers: 'seeOrganisation',
  getSupplier: 'seeOrganisation',
  listLinkedProducts: 'seeOrganisation',
  listCustomers: 'seeOrganisation',
  removeSuppliers: 'removeSuppliers',

  listPurchasedProducts: 'seeOrganisation',
  createProduct: 'useProducts',
  getProduct: 'useProducts',
  updateProduct: 'useProducts',
  restoreProduct: 'useProducts',
  deleteProducts: 'useProducts',
  importProducts: 'useProducts',
  getImportProgress: 'useProducts',
  downloadEmptyProductFile: 'useProducts',
  downloadPurchased: 'useProducts',
  downloadPurchasedOfSuppliers: 'useProducts',

  listEmissionRequests: 'seeOrganisation',
  listCampaigns: 'seeOrganisation',
  getCampaign: 'seeOrganisation',
  getRequestedProduct: 'seeOrganisation',
  createEmissionRequest: 'actOnRequests',
  requestProducts: 'actOnRequests',
  resendRequests: 'actOnRequests',
  resendRequestsPartly: 'actOnRequests',
  addCustomerComment: 'actOnRequests',

  listReceivedProductRequests: 'seeOrganisation',
  listSupplierProducts: 'seeOrganisation',
  listReceivedRequests: 'seeOrganisation',
  getReceivedRequest: 'seeOrganisation',
  getEmissionAnswer: 'seeOrganisation',
  downloadAnswerDocument: 'seeOrganisation',
  submitEmissionData: 'answerRequests',
  saveEmissionDraft: 'answerRequests',
  lockEmissionData: 'answerRequests',
  unlockEmissionData: 'answerRequests',
  declineEmissionRequest: 'answerRequests',
  addSupplierComment: 'answerRequests',
  downloadReceived: 'seeOrganisation',
  importAnswers: 'answerRequests',

  getEmissionDetails: 'seeOrganisation',
  downloadSubmittedDocument: 'seeOrganisation',
  acceptEmissionData: 'actOnRequests',
  acceptEmissionDataOfProduct: 'actOnRequests',
  rejectEmissionData: 'actOnRequests',
  rejectEmissionDataOfProduct: 'actOnRequests',
  acceptManyEmissionData: 'actOnRequests',

  listDocuments: 'useProducts',
  uploadDocument: 'useProducts',
  deleteDocuments: 'useProducts',

  listNotifications: 'seeOrganisation',
  streamNotifications: 'seeOrganisation',
  readNotifications: 'seeOrganisation',
};
