/** Texts that nobody can read again, not even who wrote them. */
export const readNowhere: readonly (readonly [field: RegExp, why: string])[] = [
  [/^trackEvent\.key$/, 'It names the environment; the file of one’s own data leaves it out.'],
  [
    /^(submitEmissionData|createTemplate|updateTemplate)\.data\..*documents\.\[\]\.name$/,
    'The library’s name takes its place.',
  ],
  [/^uploadOrganisationLogo\.name$/, 'A logo is kept without its name.'],
  [/^importFootprints\.company(Name|Ids\.\[\])$/, 'A template is one’s own, whoever wrote the footprint.'],
  [/^readFootprintFile\./, 'Nothing of the file is kept.'],
  [/^importAnswers\.(customer|name|description)$/, 'What is only there to be read is passed over.'],
  [/^importTemplateMatches\./, 'What is only there to be read is passed over.'],
];
