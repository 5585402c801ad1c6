import type { CallName } from '@pcf/contract/operations/calls';
import { demoPassword } from '../../apps/server/src/demo/demo-organisations.ts';
import { completeAnswer } from '../../apps/server/src/testing/answers.ts';
import { newPassword } from '../../apps/server/src/testing/joining.ts';
import { trackingEventForTests } from '../../apps/server/src/testing/tracking-event.ts';
import { operationOf } from './document.ts';
import type { Hints } from './sample-value.ts';
import type { World } from './world.ts';

/** Complete, and with every section in which a document counts. */
const data = completeAnswer({
  verificationData: {
    verified: true,
    provider: 'OTHER',
    providerText: 'Somebody',
    standard: 'OTHER',
    standardText: 'One',
  },
  reductionPlan: { hasPlan: 'YES', description: 'Less' },
});

/** What rules of the domain ask for beyond the schema, by the names of fields and components. */
const values: Hints = {
  data,
  TemplateCreateRequest: { data },
  factor: null,
  // Allowed by the schema, and reached by nobody.
  baseUrl: 'https://127.0.0.1:1',
  authBaseUrl: 'https://127.0.0.1:1',
  year: 2024,
  // Neither over nor too far ahead.
  expectedDate: new Date().toISOString().slice(0, 10),
  password: newPassword,
  currentPassword: demoPassword,
  AccountErasureRequest: { currentPassword: demoPassword },
  TrackingEvent: trackingEventForTests,
  SbtiTargetRequest: { hasTarget: false, reasonForNoTarget: 'JUDGED_TO_BE_UNIMPORTANT' },
  ProductsDeleteRequest: { cancelOnly: true },
  DeclineRequest: { reason: 'Not ours' },
};

/** What fills a request that means nothing in particular: ids that never were. */
export const strangersHints = (): Hints => ({
  ...values,
  // Each is new, so that none is refused for an earlier one.
  internalReference: crypto.randomUUID(),
  requestReference: 'REQ-2001-000001',
});

/** Where an id is called by a word that stands for other ids elsewhere. */
const namedAlike = (ids: Hints): Hints => ({
  SuppliersDeleteRequest: ids.supplierId,
  TemplateIds: ids.templateId,
  documents: ids.attachmentId,
  AttachmentsDeleteRequest: { ids: [ids.attachmentId] },
  AccessRequestAnswerRequest: { id: ids.accessRequest },
});

const receiving: readonly CallName[] = ['acceptInvitation', 'declineInvitation'];

/** What fills a request of somebody of this company, who sells at addresses for suppliers and buys at all others. */
export function hintsFor(name: CallName, { known }: World): Hints {
  const sells = /^\/api\/(supplier|templates)\b/.test(operationOf(name).path);
  const ids = known[sells ? 'SUPPLIER' : 'CUSTOMER'];
  return {
    ...strangersHints(),
    ...ids,
    ...namedAlike(ids),
    ...(receiving.includes(name) ? { invitationId: ids.received } : {}),
  };
}
