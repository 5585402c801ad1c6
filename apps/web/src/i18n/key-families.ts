import { factorFileColumnNames } from '@pcf/catalogue/file/factor-file-columns';
import { factorFileProblems } from '@pcf/catalogue/file/factor-file-problem';
import { fieldProblemCodes, problemCodes } from '@pcf/contract/problem-codes';
import { accessResponseStatuses } from '@pcf/contract/vocabulary/access-response-status';
import { emissionDataItemTypes } from '@pcf/contract/vocabulary/emission-data-item-type';
import { factorOrigins } from '@pcf/contract/vocabulary/factor-origin';
import { footprintParts } from '@pcf/contract/vocabulary/footprint-part';
import { invitationOutcomes } from '@pcf/contract/vocabulary/invitation-outcome';
import { invitationRelations } from '@pcf/contract/vocabulary/invitation-relation';
import { linkRefusals } from '@pcf/contract/vocabulary/link-refusal';
import { sortDirections } from '@pcf/contract/vocabulary/sort-direction';
import { userAccessLevels } from '@pcf/contract/vocabulary/user-access-level';
import { userInvitationOutcomes } from '@pcf/contract/vocabulary/user-invitation-outcome';
import { passwordRules } from '@pcf/domain/accounts/password-rules';
import { settingsTabs } from '../app/routes/settings-search.ts';
import { noticeKinds } from '../features/calculator/model/notice-kind.ts';
import { amountFields } from '../features/calculator/model/scenario.ts';
import { insightKinds } from '../features/calculator/results/insight-kind.ts';
import { waitingKinds } from '../features/home/use-waiting.ts';
import { receivedStates } from '../features/invitations/received/received-state.ts';
import { sentStates } from '../features/invitations/sent/sent-state.ts';
import { sortColumns } from '../features/methodology/catalogue/factor-sort.ts';
import { sectionIds } from '../features/methodology/section-ids.ts';
import { formulas } from '../features/methodology/sections/formulas.ts';
import { limits } from '../features/methodology/sections/limits.ts';
import { signInRefusals } from '../features/single-sign-on/sign-in-refusal.ts';
import { errorToastKeys } from '../lib/api/error-toast-key.ts';

/** Keys that no source file spells out, because their last word is computed: exactly these words must have a text. */
export const keyFamilies: readonly { namespace: string; prefix: string; words: readonly string[] }[] = [
  // The code of a refused call, and of each field it names.
  { namespace: 'common', prefix: 'problem.', words: problemCodes },
  { namespace: 'common', prefix: 'fieldProblem.', words: fieldProblemCodes },
  { namespace: 'common', prefix: 'password.rule.', words: passwordRules.map(({ code }) => code) },
  // Chosen by the kind of failure, where there is no screen that could say it.
  { namespace: 'common', prefix: 'toast.error.', words: errorToastKeys.map((key) => key.replace('toast.error.', '')) },
  // What an invited company will be, and why an address was not invited.
  {
    namespace: 'invite',
    prefix: 'relation.',
    words: invitationRelations.flatMap((relation) => [`${relation}.name`, `${relation}.meaning`]),
  },
  { namespace: 'invite', prefix: 'preview.subject.', words: invitationRelations },
  { namespace: 'invite', prefix: 'preview.purpose.', words: invitationRelations },
  { namespace: 'invite', prefix: 'outcome.', words: invitationOutcomes.filter((outcome) => outcome !== 'INVITED') },
  // Who acts next on an invitation, and how the sent ones are narrowed.
  { namespace: 'invitations', prefix: 'relation.', words: invitationRelations },
  { namespace: 'invitations', prefix: 'wish.', words: invitationRelations },
  { namespace: 'invitations', prefix: 'receivedState.', words: receivedStates },
  { namespace: 'invitations', prefix: 'sentState.', words: sentStates },
  { namespace: 'invitations', prefix: 'response.', words: ['ALL', ...accessResponseStatuses] },
  { namespace: 'home', prefix: 'waiting.text.', words: waitingKinds },
  { namespace: 'home', prefix: 'waiting.action.', words: waitingKinds },
  // Why the link of a mail leads nowhere.
  { namespace: 'registration', prefix: 'invitation.refusedTitle.', words: linkRefusals },
  { namespace: 'registration', prefix: 'invitation.refusedText.', words: linkRefusals },
  { namespace: 'registration', prefix: 'verify.refusedTitle.', words: linkRefusals },
  { namespace: 'registration', prefix: 'verify.refusedText.', words: linkRefusals },
  { namespace: 'password', prefix: 'refused.title.', words: linkRefusals },
  { namespace: 'password', prefix: 'refused.text.', words: linkRefusals },
  { namespace: 'access', prefix: 'refused.', words: linkRefusals },
  // What somebody is invited for, and what an account without a user can do next.
  { namespace: 'registration', prefix: 'invitation.lead.', words: invitationRelations },
  { namespace: 'registration', prefix: 'colleague.lead.', words: userAccessLevels },
  { namespace: 'registration', prefix: 'complete.title.', words: ['join', 'choose', 'register'] },
  { namespace: 'registration', prefix: 'complete.lead.', words: ['join', 'choose', 'register'] },
  // What a user may do, and what became of an address that was not invited.
  { namespace: 'users', prefix: 'level.', words: userAccessLevels },
  { namespace: 'users', prefix: 'levelMeaning.', words: userAccessLevels },
  { namespace: 'users', prefix: 'levelChanged.', words: userAccessLevels },
  {
    namespace: 'users',
    prefix: 'invite.outcome.',
    words: userInvitationOutcomes.filter((outcome) => outcome !== 'INVITED'),
  },
  { namespace: 'settings', prefix: 'tab.', words: settingsTabs },
  // Why a sign-in with the external provider came to nothing.
  { namespace: 'sso', prefix: 'refused.title.', words: signInRefusals },
  { namespace: 'sso', prefix: 'refused.text.', words: signInRefusals },
  // What each section of the calculator is called and asks for.
  {
    namespace: 'calculator',
    prefix: 'section.',
    words: emissionDataItemTypes.flatMap((section) =>
      ['title', 'subtitle', 'add', 'factor', 'row'].map((word) => `${section}.${word}`),
    ),
  },
  { namespace: 'calculator', prefix: 'amount.', words: amountFields },
  { namespace: 'calculator', prefix: 'notice.', words: noticeKinds },
  // Why a file of somebody's own factors was not taken.
  { namespace: 'ownFactors', prefix: 'reason.', words: factorFileProblems },
  // What a footprint is made of, where its figures come from, and what two of them differ by.
  { namespace: 'footprint', prefix: 'part.', words: footprintParts },
  { namespace: 'footprint', prefix: 'section.', words: emissionDataItemTypes },
  { namespace: 'footprint', prefix: 'insight.hint.', words: insightKinds },
  { namespace: 'footprint', prefix: 'source.', words: factorOrigins },
  { namespace: 'factors', prefix: 'origin.', words: factorOrigins.filter((origin) => origin !== 'CATALOGUE') },
  { namespace: 'factors', prefix: 'about.origin.', words: factorOrigins.filter((origin) => origin !== 'CATALOGUE') },
  { namespace: 'footprint', prefix: 'csv.origin.', words: factorOrigins },
  { namespace: 'footprint', prefix: 'difference.', words: ['lower', 'higher', 'equal'] },
  { namespace: 'footprint', prefix: 'share.outcome.', words: ['copied', 'selected'] },
  // How a footprint comes about, and the columns of a file of factors and of the catalogue's table.
  { namespace: 'methodology', prefix: 'heading.', words: sectionIds },
  { namespace: 'methodology', prefix: 'counted.part.', words: footprintParts },
  {
    namespace: 'methodology',
    prefix: 'counted.section.',
    words: emissionDataItemTypes.flatMap((section) => [`${section}.name`, `${section}.text`]),
  },
  {
    namespace: 'methodology',
    prefix: 'formulas.formula.',
    words: formulas.flatMap((formula) => [`${formula}.name`, `${formula}.text`]),
  },
  { namespace: 'methodology', prefix: 'limits.point.', words: limits },
  { namespace: 'methodology', prefix: 'own.of.', words: factorFileColumnNames },
  { namespace: 'methodology', prefix: 'catalogue.column.', words: sortColumns },
  { namespace: 'methodology', prefix: 'catalogue.sorted.', words: sortDirections },
  // Chosen by the hour.
  { namespace: 'home', prefix: 'greeting.', words: ['morning', 'afternoon', 'evening'] },
];
