/** Every colour of the product, once for light and once for dark. The contrast test reads the same object the page does. */
export const colorTokens = {
  light: {
    paper: '#FAFAF8',
    surface: '#FFFFFF',
    raised: '#FFFFFF',
    sunken: '#EEF1F3',
    hover: '#F4F6F7',
    ink: '#12202E',
    muted: '#586675',
    faint: '#66727F',
    line: '#E3E7EB',
    lineStrong: '#CBD3DA',
    control: '#7F8B97',
    brand: '#0B6B63',
    brandHover: '#095850',
    brandInk: '#07504A',
    brandSoft: '#9CCBC4',
    brandPale: '#CFE4E1',
    brandWash: '#E4F1EF',
    brandTint: '#F3F8F7',
    onBrand: '#FFFFFF',
    inverse: '#12202E',
    onInverse: '#FFFFFF',
    danger: '#AE2118',
    dangerHover: '#8F1A13',
    onDanger: '#FFFFFF',
  },
  dark: {
    paper: '#0D141B',
    surface: '#141D26',
    raised: '#1B2631',
    sunken: '#1F2B36',
    hover: '#1A2530',
    ink: '#E7ECF1',
    muted: '#A3B0BD',
    faint: '#8E9BA8',
    line: '#26323E',
    lineStrong: '#3A4856',
    control: '#6B7986',
    brand: '#3FB0A3',
    brandHover: '#57C2B5',
    brandInk: '#74CFC3',
    brandSoft: '#2C7F76',
    brandPale: '#1D504B',
    brandWash: '#12312E',
    brandTint: '#142826',
    onBrand: '#04201D',
    inverse: '#E7ECF1',
    onInverse: '#12202E',
    danger: '#F5A199',
    dangerHover: '#F9BDB7',
    onDanger: '#2E0D0A',
  },
} as const;

/** Status hues are for status only; each is a text colour and the wash it stands on. */
export const statusTokens = {
  light: {
    notStarted: { foreground: '#566270', background: '#EEF1F4' },
    requested: { foreground: '#4338CA', background: '#ECEBFB' },
    inProgress: { foreground: '#1860B8', background: '#E6F0FB' },
    pendingReview: { foreground: '#8A5600', background: '#FBF0D9' },
    completed: { foreground: '#17693A', background: '#E2F3E8' },
    rejected: { foreground: '#AE2118', background: '#FCE9E7' },
    declined: { foreground: '#7A2A8C', background: '#F5E8F8' },
    canceled: { foreground: '#475569', background: '#E4E9EF' },
    unknown: { foreground: '#566270', background: '#FFFFFF' },
  },
  dark: {
    notStarted: { foreground: '#B4BFCA', background: '#25303B' },
    requested: { foreground: '#B3B0F5', background: '#29295A' },
    inProgress: { foreground: '#94C2F5', background: '#173454' },
    pendingReview: { foreground: '#EDBE64', background: '#40300F' },
    completed: { foreground: '#7FD3A0', background: '#143C26' },
    rejected: { foreground: '#F5A199', background: '#4A1D1A' },
    declined: { foreground: '#DDA5EB', background: '#43204D' },
    canceled: { foreground: '#AEBBCA', background: '#2A3644' },
    unknown: { foreground: '#B4BFCA', background: '#141D26' },
  },
} as const;

export type StatusHue = keyof typeof statusTokens.light;

/** What is measured: each emission type has one hue for its bars, figures and icons. */
export const emissionTypeTokens = {
  light: { co2: '#3B4652', water: '#1F6FB8', waste: '#7A5230', spend: '#6B3FA8', volume: '#0B7A72' },
  dark: { co2: '#A9B5C1', water: '#6FB1EA', waste: '#CFA27A', spend: '#B796EC', volume: '#4FBFB2' },
} as const;
