import { factorFileColumnNames } from '@pcf/catalogue/file/factor-file-columns';
import { factorFileProblems } from '@pcf/catalogue/file/factor-file-problem';
import {
  allocationWasteIncinerations,
  aspectGaps,
  partialFullPcfs,
  retroOrProspectivePcfTypes,
} from '@pcf/contract/catena-x';
import { factorSourceNames } from '@pcf/contract/factor-source-names';
import { fieldProblemCodes, problemCodes } from '@pcf/contract/problem-codes';
import {
  confirmedWarnings,
  dataQualityCriteria,
  dataQualityLevels,
  dataValidities,
  plausibilityWarnings,
} from '@pcf/contract/vocabulary/data-quality';
import {
  answerSteps,
  companyShareBases,
  emissionDataItemTypes,
  emissionFactorSources,
  emissionUnits,
  emissionValueGranularities,
  factorOrigins,
  lifecycleBoundaries,
  lifecycleStages,
  primaryDataShareTypes,
  yesNoUnknownAnswers,
} from '@pcf/contract/vocabulary/emission-data';
import {
  answerImportProblems,
  footprintFileProblems,
  footprintProblems,
  importDuplicateChoices,
  productImportColumns,
  productImportProblems,
} from '@pcf/contract/vocabulary/files';
import { footprintBases, footprintGaps, footprintOutcomes, footprintParts } from '@pcf/contract/vocabulary/footprint';
import { installationEvents, organisationSortFields, organisationStates } from '@pcf/contract/vocabulary/installation';
import {
  connectionSortFields,
  invitationOutcomes,
  invitationRelations,
  undeliverableReasons,
} from '@pcf/contract/vocabulary/invitations';
import { exportedFiles, exportFormats, sortDirections } from '@pcf/contract/vocabulary/lists';
import {
  allocationMethods,
  ccuCalculationApproaches,
  confidenceLevels,
  geographicGranularities,
  impactMethodologies,
  standards,
  verificationCoverages,
  verificationLevels,
} from '@pcf/contract/vocabulary/methods';
import {
  exchangeProblems,
  exchangeRemarks,
  networkDeliveryStates,
  networkErrors,
  networkEventReasons,
  networkMessageKinds,
  networkTestSteps,
} from '@pcf/contract/vocabulary/network';
import {
  organisationIdentifierTypes,
  reasonsForNoTarget,
  sbtiTargetAmbitions,
  sbtiTargetStatuses,
  supplierTargetGroups,
} from '@pcf/contract/vocabulary/organisation';
import { regions } from '@pcf/contract/vocabulary/region';
import {
  declineReasonCodes,
  lineEvents,
  lineSkipReasons,
  lineSortFields,
  productRemovals,
  productRequestAggregatedStatuses,
  requestAges,
  reviewSkipReasons,
  submissionOutcomes,
} from '@pcf/contract/vocabulary/requests';
import { matchReasons, matchStates, soldProductAnswerSkipReasons } from '@pcf/contract/vocabulary/sold-products';
import {
  accessResponseStatuses,
  apiKeyScopes,
  linkRefusals,
  subjectTypes,
  userAccessLevels,
  userInvitationOutcomes,
} from '@pcf/contract/vocabulary/users';
import { passwordRules } from '@pcf/domain/accounts/password-rules';
import type { Expected } from '@pcf/domain/emission-data/plausibility';
import { productTabs } from '../../app/routes/products-area.tsx';
import { settingsTabs } from '../../app/routes/settings-search.ts';
import { settingsSubjects } from '../../app/routes/settings-subjects.ts';
import { foundGroups, searchPages } from '../../app/search/search-pages.ts';
import { fieldNames } from '../../exchange/emission-data-view/field-formats.ts';
import { askedFields, saidAnswers } from '../../exchange/emission-data-view/use-field-words.ts';
import { stepStates } from '../../exchange/emission-editor/emission-editor.tsx';
import {
  exchangeFields,
  helpedFields as helpedExchangeFields,
} from '../../exchange/emission-form/exchange/exchange-fields.ts';
import { explainedTerms } from '../../exchange/emission-form/fields/help-with-term.tsx';
import { helpedFields } from '../../exchange/emission-form/fields/use-field-props.ts';
import { itemFields } from '../../exchange/emission-form/findings/use-path-label.ts';
import { formSteps } from '../../exchange/emission-form/use-step-progress.ts';
import { impactMethodologyNames, standardNames } from '../../exchange/emission-form/use-vocabulary.ts';
import { linePartNames } from '../../exchange/line-progress.tsx';
import { bulkActions } from '../../exchange/line-table/line-bulk-actions.tsx';
import { shownStatuses } from '../../exchange/shown-status.ts';
import { signInRefusals } from '../../features/accounts/single-sign-on/complete-sign-in.ts';
import { activityGroups } from '../../features/activity/activity-groups.ts';
import { sentenceForms } from '../../features/activity/sentence-forms.ts';
import { startSources } from '../../features/answers/answer/answer-values.ts';
import { expectedDatePresets } from '../../features/answers/answer/expected-dates.ts';
import { footprintChoices } from '../../features/answers/answer/question/footprint-choice.ts';
import { answerFileAims } from '../../features/answers/received/upload-page.tsx';
import { nextSteps } from '../../features/answers/received/use-received-columns.tsx';
import { keyStates } from '../../features/api-keys/api-keys-tab.tsx';
import { noticeKinds } from '../../features/calculator/calculator-notice.tsx';
import { sortColumns } from '../../features/calculator/methodology/catalogue/catalogue-view.ts';
import { formulas, limits, sectionIds } from '../../features/calculator/methodology/section-lists.ts';
import { amountFields } from '../../features/calculator/model/scenario.ts';
import { insightKinds } from '../../features/calculator/results/results-panel.tsx';
import { firstRunNames } from '../../features/dashboard/home-content.tsx';
import { homeSides } from '../../features/dashboard/home-side.ts';
import { waitingKinds } from '../../features/dashboard/waiting-rows.ts';
import { nextSteps as footprintSteps } from '../../features/footprint/lines/use-footprint-columns.tsx';
import { aboutParts } from '../../features/guide/about-page.tsx';
import { contactParts } from '../../features/guide/contact-page.tsx';
import { helpReaders, helpTopics } from '../../features/guide/help-page.tsx';
import { receivedStates } from '../../features/invitations/received-card.tsx';
import { sentStates } from '../../features/invitations/sent/sent-cells.tsx';
import { connectionActions, relationsKeys } from '../../features/network/network-tab.tsx';
import { triedOutcomes } from '../../features/network/test-dialog.tsx';
import { toldKinds } from '../../features/notifications/use-notification-text.ts';
import { exportScopes } from '../../features/products/export-modal.tsx';
import { unassignedChoices } from '../../features/requests/line-actions/send/send-values.ts';
import { resendKinds } from '../../features/requests/requested-product/product-head.tsx';
import { tellingEvents } from '../../features/requests/requested-product/review/review-conflict.ts';
import { shownOutcomes } from '../../features/requests/requested-product/submission/outcome-of.ts';
import { heldReasons } from '../../features/sold-products/answers/plan/answer-choices.ts';
import { soldProductFileColumns } from '../../features/sold-products/import-page.tsx';
import { notAnswerableReasons } from '../../features/sold-products/matches/bulk/answer-plan.ts';
import { matchTabs } from '../../features/sold-products/matches/match-page.tsx';
import { supplierTabs } from '../../features/suppliers/supplier/supplier-tab.ts';
import { errorToastKeys } from '../../lib/api/api-errors.ts';
import { entriesOf, glossaryGroups } from '../../lib/glossary.ts';
import { copyOutcomes } from '../../ui/use-copy.ts';

/** Keys that no source file spells out, because their last word is computed: exactly these words must have a text. */
export const keyFamilies: readonly { namespace: string; prefix: string; words: readonly string[] }[] = [
  // The code of a refused call, and of each field it names.
  { namespace: 'common', prefix: 'problem.', words: problemCodes },
  { namespace: 'common', prefix: 'fieldProblem.', words: fieldProblemCodes },
  { namespace: 'common', prefix: 'password.rule.', words: passwordRules.map(({ code }) => code) },
  // Chosen by the kind of failure, where there is no screen that could say it.
  {
    namespace: 'common',
    prefix: 'toast.error.',
    words: [...errorToastKeys.map((key) => key.replace('toast.error.', '')), 'invalidFile'],
  },
  // As whom a visitor enters the demo.
  { namespace: 'login', prefix: 'demo.enterAs.', words: homeSides },
  // The pages about the platform itself.
  { namespace: 'help', prefix: 'reader.', words: helpReaders },
  {
    namespace: 'help',
    prefix: 'topic.',
    words: helpReaders.flatMap((reader) =>
      helpTopics[reader].flatMap(({ name }) => ['title', 'text', 'link'].map((word) => `${name}.${word}`)),
    ),
  },
  {
    namespace: 'about',
    prefix: 'part.',
    words: aboutParts.flatMap((part) => [`${part}.title`, `${part}.text`]),
  },
  {
    namespace: 'contact',
    prefix: 'part.',
    words: contactParts.flatMap((part) => [`${part}.title`, `${part}.text`]),
  },
  // What a file of products holds, and how it is written.
  { namespace: 'productExport', prefix: 'scopes.', words: exportScopes },
  { namespace: 'productExport', prefix: 'formats.', words: exportFormats },
  { namespace: 'productExport', prefix: 'formatHelp.', words: exportFormats },
  // What is wrong in a file of products, bought or sold, what becomes of those that exist, and the columns of each.
  { namespace: 'fileImport', prefix: 'problem.', words: productImportProblems },
  { namespace: 'fileImport', prefix: 'duplicates.', words: ['title', ...importDuplicateChoices] },
  { namespace: 'fileImport', prefix: 'about.download.', words: exportFormats },
  { namespace: 'productImport', prefix: 'column.', words: productImportColumns },
  { namespace: 'templateImport', prefix: 'column.', words: soldProductFileColumns },
  // Where the emissions of a purchase come from, why not from its supplier, and what to do about it.
  { namespace: 'footprintTotals', prefix: 'basis.', words: footprintBases },
  { namespace: 'footprintTotals', prefix: 'reason.', words: [...footprintGaps, 'NOT_WEIGHED'] },
  { namespace: 'footprintTotals', prefix: 'step.', words: ['of', ...footprintSteps] },
  // What an invited company will be, and why an address was not invited.
  {
    namespace: 'invite',
    prefix: 'relation.',
    words: invitationRelations.flatMap((relation) => [`${relation}.name`, `${relation}.meaning`]),
  },
  { namespace: 'invite', prefix: 'preview.subject.', words: invitationRelations },
  { namespace: 'invite', prefix: 'preview.purpose.', words: invitationRelations },
  { namespace: 'invite', prefix: 'outcome.', words: invitationOutcomes.filter((outcome) => outcome !== 'INVITED') },
  { namespace: 'invite', prefix: 'presetTitle.', words: invitationRelations },
  // By which numbers a company is known, and what it says of its science-based target.
  {
    namespace: 'organisation',
    prefix: 'identifier.',
    words: organisationIdentifierTypes.flatMap((type) => ['name', 'meaning', 'wrong'].map((word) => `${type}.${word}`)),
  },
  { namespace: 'sbti', prefix: 'ambition.', words: sbtiTargetAmbitions },
  { namespace: 'sbti', prefix: 'ambitionMeaning.', words: sbtiTargetAmbitions },
  { namespace: 'sbti', prefix: 'status.', words: sbtiTargetStatuses },
  { namespace: 'sbti', prefix: 'statusMeaning.', words: sbtiTargetStatuses },
  { namespace: 'sbti', prefix: 'said.', words: sbtiTargetStatuses },
  { namespace: 'sbti', prefix: 'group.', words: supplierTargetGroups },
  { namespace: 'sbti', prefix: 'reason.', words: reasonsForNoTarget },
  // How a supplier is connected, how the list of suppliers is sorted, and what its page shows.
  { namespace: 'suppliers', prefix: 'connection.', words: [...accessResponseStatuses, 'AWAY'] },
  { namespace: 'suppliers', prefix: 'since.', words: accessResponseStatuses },
  { namespace: 'suppliers', prefix: 'meaning.', words: accessResponseStatuses },
  { namespace: 'suppliers', prefix: 'target.', words: ['PENDING', 'ACCEPTED'] },
  {
    namespace: 'suppliers',
    prefix: 'sorted.',
    words: connectionSortFields.flatMap((field) => sortDirections.map((direction) => `${field}.${direction}`)),
  },
  { namespace: 'suppliers', prefix: 'areaTab.', words: ['suppliers', 'campaigns'] },
  { namespace: 'suppliers', prefix: 'tab.', words: supplierTabs },
  { namespace: 'suppliers', prefix: 'requestStatus.', words: productRequestAggregatedStatuses },
  // How far requests are, who acts next on one, and what happened to it.
  { namespace: 'requests', prefix: 'progress.', words: linePartNames },
  { namespace: 'requests', prefix: 'next.', words: shownStatuses },
  { namespace: 'requests', prefix: 'event.', words: lineEvents },
  { namespace: 'requests', prefix: 'stated.', words: ['POSTPONED', 'DUE_DATE_CHANGED', 'none'] },
  {
    namespace: 'requests',
    prefix: 'action.',
    words: ['edit', 'cancel', 'close', 'askAnother', 'askContact', 'waitUntil', ...resendKinds],
  },
  { namespace: 'requests', prefix: 'reasonKind.', words: declineReasonCodes },
  // Who acts next on an invitation, and how the sent ones are narrowed.
  { namespace: 'invitations', prefix: 'relation.', words: invitationRelations },
  { namespace: 'invitations', prefix: 'wish.', words: invitationRelations },
  { namespace: 'invitations', prefix: 'receivedState.', words: receivedStates },
  { namespace: 'invitations', prefix: 'sentState.', words: sentStates },
  { namespace: 'invitations', prefix: 'response.', words: ['ALL', ...accessResponseStatuses] },
  { namespace: 'home', prefix: 'waiting.text.', words: waitingKinds },
  { namespace: 'home', prefix: 'waiting.action.', words: waitingKinds },
  {
    namespace: 'home',
    prefix: 'firstRun.',
    words: [
      'title',
      'progress',
      'hide',
      'done',
      ...[...firstRunNames.customer, ...firstRunNames.supplier].flatMap((name) =>
        ['title', 'text', 'action'].map((part) => `${name}.${part}`),
      ),
    ],
  },
  ...['head.as.', 'head.seeAs.', 'statuses.requests.', 'course.meaning.', 'course.none.'].map((prefix) => ({
    namespace: 'home' as const,
    prefix,
    words: homeSides,
  })),
  { namespace: 'home', prefix: 'ages.', words: ['title', 'age', 'open', ...requestAges] },
  // Why the link of a mail leads nowhere.
  { namespace: 'registration', prefix: 'invitation.refusedTitle.', words: linkRefusals },
  { namespace: 'registration', prefix: 'invitation.refusedText.', words: linkRefusals },
  { namespace: 'registration', prefix: 'verify.refusedTitle.', words: linkRefusals },
  { namespace: 'registration', prefix: 'verify.refusedText.', words: linkRefusals },
  { namespace: 'password', prefix: 'refused.title.', words: linkRefusals },
  { namespace: 'password', prefix: 'refused.text.', words: linkRefusals },
  { namespace: 'access', prefix: 'refused.', words: linkRefusals },
  // Why mails do not reach an address.
  { namespace: 'suppliers', prefix: 'contact.unreached.', words: undeliverableReasons },
  { namespace: 'invitations', prefix: 'unreached.', words: undeliverableReasons },
  { namespace: 'users', prefix: 'unreached.', words: undeliverableReasons },
  // What somebody is invited for, and what an account without a user can do next.
  { namespace: 'registration', prefix: 'invitation.lead.', words: invitationRelations },
  { namespace: 'registration', prefix: 'colleague.lead.', words: userAccessLevels },
  { namespace: 'registration', prefix: 'complete.title.', words: ['join', 'choose', 'register'] },
  { namespace: 'registration', prefix: 'complete.lead.', words: ['join', 'choose', 'register'] },
  // What a user may do, and what became of an address that was not invited.
  { namespace: 'users', prefix: 'level.', words: userAccessLevels },
  { namespace: 'users', prefix: 'levelMeaning.', words: userAccessLevels },
  { namespace: 'users', prefix: 'levelChanged.', words: userAccessLevels },
  { namespace: 'users', prefix: 'giveUp.text.', words: ['EDITOR', 'VIEWER'] },
  { namespace: 'users', prefix: 'giveUp.confirm.', words: ['EDITOR', 'VIEWER'] },
  {
    namespace: 'users',
    prefix: 'invite.outcome.',
    words: userInvitationOutcomes.filter((outcome) => outcome !== 'INVITED'),
  },
  { namespace: 'search', prefix: 'group.', words: foundGroups },
  { namespace: 'search', prefix: 'page.', words: searchPages.map(({ name }) => name) },
  { namespace: 'settings', prefix: 'tab.', words: ['company', ...settingsTabs] },
  { namespace: 'settings', prefix: 'purpose.', words: settingsTabs },
  { namespace: 'settings', prefix: 'subject.', words: settingsSubjects.map(({ subject }) => subject) },
  { namespace: 'installation', prefix: 'states.', words: organisationStates },
  { namespace: 'installation', prefix: 'sorted.', words: organisationSortFields },
  { namespace: 'installation', prefix: 'log.event.', words: installationEvents },
  { namespace: 'apiKeys', prefix: 'scope.', words: apiKeyScopes },
  { namespace: 'apiKeys', prefix: 'scopeMeaning.', words: apiKeyScopes },
  { namespace: 'apiKeys', prefix: 'states.', words: keyStates },
  { namespace: 'apiKeys', prefix: 'secret.outcome.', words: copyOutcomes },
  // What a partner on another platform is, what can be done with the connection, and how far a test of it came.
  { namespace: 'network', prefix: 'relations.', words: relationsKeys },
  { namespace: 'network', prefix: 'form.relation.', words: invitationRelations },
  { namespace: 'network', prefix: 'form.relationMeaning.', words: invitationRelations },
  { namespace: 'network', prefix: 'action.', words: connectionActions },
  { namespace: 'network', prefix: 'actionOn.', words: connectionActions },
  { namespace: 'network', prefix: 'access.outcome.', words: copyOutcomes },
  { namespace: 'network', prefix: 'test.failedAt.', words: networkTestSteps },
  { namespace: 'network', prefix: 'test.step.', words: networkTestSteps },
  { namespace: 'network', prefix: 'test.outcome.', words: triedOutcomes },
  { namespace: 'network', prefix: 'error.', words: networkErrors },
  { namespace: 'receivedData', prefix: 'remark.', words: [...exchangeRemarks, 'LEFT_OUT'] },
  { namespace: 'networkMessages', prefix: 'kind.SENT.', words: networkMessageKinds },
  { namespace: 'networkMessages', prefix: 'kind.RECEIVED.', words: networkMessageKinds },
  { namespace: 'networkMessages', prefix: 'state.', words: [...networkDeliveryStates, 'again'] },
  { namespace: 'networkMessages', prefix: 'reason.', words: networkEventReasons },
  // Why a sign-in with the external provider came to nothing.
  { namespace: 'sso', prefix: 'refused.title.', words: signInRefusals },
  { namespace: 'sso', prefix: 'refused.text.', words: signInRefusals },
  // The terms of the field, and what they mean.
  { namespace: 'glossary', prefix: 'group.', words: glossaryGroups },
  {
    namespace: 'glossary',
    prefix: 'term.',
    words: glossaryGroups.flatMap((group) => entriesOf(group).flatMap(({ term }) => [`${term}.name`, `${term}.text`])),
  },
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
  { namespace: 'footprint', prefix: 'share.outcome.', words: copyOutcomes },
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
  // Where a request stands, what data are like, and how lists of lines are sorted.
  { namespace: 'exchange', prefix: 'status.', words: shownStatuses },
  { namespace: 'exchange', prefix: 'supplierStatus.', words: shownStatuses },
  { namespace: 'exchange', prefix: 'elsewhereStatus.', words: ['pendingReview', 'completed'] },
  { namespace: 'exchange', prefix: 'column.proposal.', words: ['PENDING_REVIEW', 'REJECTED', 'other'] },
  { namespace: 'exchange', prefix: 'granularity.', words: emissionValueGranularities },
  { namespace: 'exchange', prefix: 'confidence.', words: confidenceLevels },
  { namespace: 'exchange', prefix: 'validity.until.', words: dataValidities },
  { namespace: 'exchange', prefix: 'validity.state.', words: dataValidities },
  { namespace: 'exchange', prefix: 'quality.', words: dataQualityLevels },
  // What an answer is judged by, what that means, and what would raise its score.
  { namespace: 'dataQuality', prefix: 'name.', words: dataQualityCriteria },
  { namespace: 'dataQuality', prefix: 'meaning.', words: dataQualityCriteria },
  { namespace: 'dataQuality', prefix: 'advice.', words: dataQualityCriteria },
  { namespace: 'dataQuality', prefix: 'verification.', words: ['VERIFIED', 'NOT_VERIFIED', 'with'] },
  { namespace: 'exchange', prefix: 'bulk.', words: bulkActions },
  { namespace: 'exchange', prefix: 'unit.', words: emissionUnits },
  { namespace: 'exchange', prefix: 'boundary.', words: lifecycleBoundaries },
  { namespace: 'exchange', prefix: 'boundaryMeaning.', words: lifecycleBoundaries },
  {
    namespace: 'exchange',
    prefix: 'sorted.',
    words: lineSortFields.flatMap((field) => sortDirections.map((direction) => `${field}.${direction}`)),
  },
  { namespace: 'products', prefix: 'tab.', words: productTabs.map(({ key }) => key) },
  { namespace: 'products', prefix: 'subtitle.', words: productTabs.map(({ key }) => key) },
  { namespace: 'received', prefix: 'next.', words: nextSteps },
  // What becomes of a file of answers, and what is wrong in one.
  { namespace: 'answerFile', prefix: 'aim.', words: ['title', ...answerFileAims] },
  { namespace: 'answerFile', prefix: 'judged.ready.', words: answerFileAims },
  { namespace: 'answerFile', prefix: 'judged.do.', words: answerFileAims },
  { namespace: 'answerFile', prefix: 'problem.', words: answerImportProblems },
  // How far each step of an answer is, where a form can begin, and what became of what was submitted.
  { namespace: 'emissionEditor', prefix: 'progress.', words: stepStates },
  { namespace: 'emissionEditor', prefix: 'lead.', words: formSteps },
  { namespace: 'emissionEditor', prefix: 'bar.continue.', words: ['data', 'methods'] },
  { namespace: 'emissionEditor', prefix: 'save.failed.', words: ['connection', 'server'] },
  { namespace: 'answer', prefix: 'start.from.', words: startSources },
  { namespace: 'answer', prefix: 'postpone.preset.', words: expectedDatePresets },
  {
    namespace: 'answer',
    prefix: 'question.',
    words: [
      'title',
      ...footprintChoices.flatMap((choice) => [`${choice}.name`, `${choice}.meaning`]),
      ...['DETAIL', 'CALCULATE', 'LATER'].map((choice) => `${choice}.open`),
    ],
  },
  { namespace: 'answer', prefix: 'newVersion.', words: ['PENDING_REVIEW', 'COMPLETED', 'next'] },
  { namespace: 'answer', prefix: 'newVersionElsewhere.', words: ['PENDING_REVIEW', 'COMPLETED'] },
  {
    namespace: 'answer',
    prefix: 'readOnly.',
    words: ['canceled', 'archived', 'disconnected', 'shown', 'nothing', 'title', 'draft'],
  },
  { namespace: 'templateEditor', prefix: 'head.state.', words: ['unpublished', 'changed', 'published'] },
  { namespace: 'answerTemplate', prefix: 'reason.', words: matchReasons },
  { namespace: 'answer', prefix: 'submissions.outcome.', words: [...submissionOutcomes, 'waiting', 'replaced'] },
  // What the fields of an answer are called by its reader, and what became of a submission.
  { namespace: 'emissionView', prefix: 'label.', words: askedFields },
  { namespace: 'emissionView', prefix: 'said.', words: saidAnswers },
  { namespace: 'requests', prefix: 'lapse.', words: dataValidities.filter((validity) => validity !== 'VALID') },
  { namespace: 'review', prefix: 'outcome.', words: shownOutcomes },
  { namespace: 'review', prefix: 'moved.', words: [...tellingEvents, 'other'] },
  { namespace: 'review', prefix: 'skip.', words: reviewSkipReasons },
  {
    namespace: 'review',
    prefix: 'changes.',
    words: [
      'title',
      'choose',
      'previous',
      'accepted',
      'caption',
      'none',
      'field',
      'of',
      'change',
      'item',
      'all',
      'fewer',
    ],
  },
  // Which sold product stands for a product, and why one is not answered with it.
  { namespace: 'templateMatches', prefix: 'state.', words: ['label', ...matchTabs] },
  { namespace: 'templateMatches', prefix: 'empty.', words: [...matchStates, 'title', 'text', 'action', 'clear'] },
  { namespace: 'templateMatches', prefix: 'reason.', words: matchReasons },
  { namespace: 'templateMatches', prefix: 'leftOut.', words: [...notAnswerableReasons, 'title', 'more', 'continue'] },
  { namespace: 'templateMatches', prefix: 'nextStep.', words: notAnswerableReasons },
  { namespace: 'templateMatches', prefix: 'problem.', words: ['UNKNOWN_TEMPLATE', 'MATCH_EXISTS'] },
  { namespace: 'templateAnswers', prefix: 'held.', words: heldReasons },
  { namespace: 'templateAnswers', prefix: 'warning.', words: plausibilityWarnings },
  { namespace: 'exchange', prefix: 'unlikely.', words: ['label', ...confirmedWarnings] },
  { namespace: 'templateAnswers', prefix: 'skip.', words: soldProductAnswerSkipReasons },
  // What is left out of something done with many lines, and what becomes of products that are deleted.
  { namespace: 'lineActions', prefix: 'skip.', words: lineSkipReasons },
  { namespace: 'lineActions', prefix: 'removal.', words: productRemovals },
  {
    namespace: 'lineActions',
    prefix: 'unassigned.',
    words: unassignedChoices.flatMap((choice) => [`${choice}.name`, `${choice}.meaning`]),
  },
  // Footprints as files for other platforms and from them.
  { namespace: 'footprintFiles', prefix: 'aspect.partialFullPcf.', words: ['label', ...partialFullPcfs] },
  {
    namespace: 'footprintFiles',
    prefix: 'aspect.retroOrProspectivePcfType.',
    words: ['label', ...retroOrProspectivePcfTypes],
  },
  {
    namespace: 'footprintFiles',
    prefix: 'aspect.allocationWasteIncineration.',
    words: ['label', ...allocationWasteIncinerations],
  },
  { namespace: 'footprintFiles', prefix: 'aspect.gap.', words: aspectGaps },
  { namespace: 'footprintImport', prefix: 'outcome.', words: footprintOutcomes },
  { namespace: 'footprintImport', prefix: 'problem.', words: footprintFileProblems },
  { namespace: 'footprintImport', prefix: 'error.', words: [...footprintProblems, 'UNREADABLE'] },
  // Who did what, in which area, and the files that were taken home.
  { namespace: 'activity', prefix: 'group.', words: activityGroups },
  { namespace: 'activity', prefix: 'file.', words: exportedFiles },
  {
    namespace: 'activity',
    prefix: 'sentence.',
    words: Object.values(sentenceForms).flatMap((forms) => forms.map(({ key }) => key)),
  },
  // What happened, to one product or to many.
  { namespace: 'notifications', prefix: 'one.', words: toldKinds },
  { namespace: 'notifications', prefix: 'many.', words: toldKinds },
  // What emission data are called, explained by and chosen from; names that every language shares have no text.
  { namespace: 'emissionData', prefix: 'field.', words: fieldNames },
  { namespace: 'emissionData', prefix: 'item.', words: itemFields },
  { namespace: 'emissionData', prefix: 'help.', words: helpedFields },
  { namespace: 'emissionData', prefix: 'step.', words: answerSteps },
  { namespace: 'emissionData', prefix: 'warning.', words: plausibilityWarnings },
  { namespace: 'emissionData', prefix: 'boundaryMeaning.', words: lifecycleBoundaries },
  { namespace: 'emissionData', prefix: 'primaryMeaning.', words: primaryDataShareTypes },
  {
    namespace: 'emissionData',
    prefix: 'granularity.',
    words: emissionValueGranularities.flatMap((code) => [`${code}.name`, `${code}.meaning`]),
  },
  {
    namespace: 'emissionData',
    prefix: 'term.',
    words: explainedTerms.flatMap((term) => [`${term}.name`, `${term}.meaning`]),
  },
  {
    namespace: 'emissionData',
    prefix: 'plausible.',
    words: [
      'within',
      'inForce',
      'confirmation',
      'confirmationHelp',
      ...(['unit', 'lifecycleBoundary', 'referenceYear', 'verified'] satisfies (keyof Expected)[]),
    ],
  },
  { namespace: 'emissionData', prefix: 'vocabulary.stage.', words: lifecycleStages },
  { namespace: 'emissionData', prefix: 'vocabulary.primaryDataShareType.', words: primaryDataShareTypes },
  {
    namespace: 'emissionData',
    prefix: 'vocabulary.factorSource.',
    words: emissionFactorSources.filter((code) => !(code in factorSourceNames)),
  },
  { namespace: 'emissionData', prefix: 'vocabulary.geographicGranularity.', words: geographicGranularities },
  { namespace: 'emissionData', prefix: 'vocabulary.region.', words: regions },
  {
    namespace: 'emissionData',
    prefix: 'vocabulary.standard.',
    words: standards.filter((code) => !(code in standardNames)),
  },
  {
    namespace: 'emissionData',
    prefix: 'vocabulary.impactMethodology.',
    words: impactMethodologies.filter((code) => !(code in impactMethodologyNames)),
  },
  { namespace: 'emissionData', prefix: 'vocabulary.allocationMethod.', words: allocationMethods },
  { namespace: 'emissionData', prefix: 'vocabulary.yesNoUnknown.', words: yesNoUnknownAnswers },
  { namespace: 'emissionData', prefix: 'vocabulary.verificationCoverage.', words: verificationCoverages },
  { namespace: 'emissionData', prefix: 'vocabulary.verificationLevel.', words: verificationLevels },
  { namespace: 'emissionData', prefix: 'vocabulary.companyShareBasis.', words: companyShareBases },
  { namespace: 'emissionData', prefix: 'vocabulary.subjectType.', words: subjectTypes },
  { namespace: 'emissionData', prefix: 'vocabulary.declineReason.', words: declineReasonCodes },
  { namespace: 'emissionData', prefix: 'vocabulary.ccuApproach.', words: ccuCalculationApproaches },
  // What other platforms ask for beside it, and what stands against telling them.
  { namespace: 'exchangeData', prefix: 'field.', words: exchangeFields },
  { namespace: 'exchangeData', prefix: 'help.', words: helpedExchangeFields },
  { namespace: 'exchangeData', prefix: 'problem.', words: exchangeProblems.filter((code) => code !== 'REQUIRED') },
  // Chosen by the hour.
  { namespace: 'home', prefix: 'greeting.', words: ['morning', 'afternoon', 'evening'] },
];
