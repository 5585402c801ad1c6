const paths = {
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-5v-6h-4v6H5a1 1 0 0 1-1-1z',
  organisation: 'M5 20V5a1 1 0 0 1 1-1h8a1 1 0 0 1 1 1v15M15 10h3a1 1 0 0 1 1 1v9M3 20h18M8.5 8h3M8.5 12h3M8.5 16h3',
  suppliers: 'M3.5 20V10l5 3v-3l5 3v-3l5 3M18.5 13V4.5h-3V11M3.5 20h17v-7M8 16.5h.01M12 16.5h.01M16 16.5h.01',
  products: 'm12 3.5 8 4.25v8.5l-8 4.25-8-4.25v-8.5zM4.25 8 12 12l7.75-4M12 12v8',
  reviews:
    'M9 4.5H6.5a1 1 0 0 0-1 1v14a1 1 0 0 0 1 1h11a1 1 0 0 0 1-1v-14a1 1 0 0 0-1-1H15M9 3.5h6v3H9zM9 13.5l2.2 2.2 4-4.2',
  campaigns: 'M4 12 20 4.5l-4.5 15-3.5-6zM12 13.5l3.5-4',
  calculator:
    'M7 3.5h10a1.5 1.5 0 0 1 1.5 1.5v14a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5zM9 7h6v3H9zM9 13.5h.01M12 13.5h.01M15 13.5h.01M9 17h.01M12 17h.01M15 17h.01',
  settings: 'M4 7.5h7M17 7.5h3M14 5v5M4 16.5h3M13 16.5h7M10 14v5',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.5 2.3c-.7.3-1 .8-1 1.7M12 17h.01',
  external: 'M14 5h5v5M19 5l-8 8M19 14v5H5V5h5',
  logOut: 'M14 4h5v16h-5M10 8l-4 4 4 4M6 12h9',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3 12h18M12 3c2.5 2.6 3.8 5.6 3.8 9s-1.3 6.4-3.8 9c-2.5-2.6-3.8-5.6-3.8-9S9.5 5.6 12 3z',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7z',
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2v11a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-11a2 2 0 0 1 2-2zM4 10.5h16M8 3v4M16 3v4',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  eyeCrossed:
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 20 20 4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  panelClose: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM9.5 4v16M16 9.5 13.5 12l2.5 2.5',
  panelOpen: 'M5 4h14a1 1 0 0 1 1 1v14a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM9.5 4v16M13.5 9.5 16 12l-2.5 2.5',
  computer: 'M5 5h14a1 1 0 0 1 1 1v9a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM12 16v4M8.5 20h7',
  phone: 'M8 3h8a1 1 0 0 1 1 1v16a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1zM11 17.5h2',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5.5M12 7.5h.01',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6.5 9.5 5.5 5.5 5.5-5.5',
  bell: 'M6 16.5V11a6 6 0 1 1 12 0v5.5l1.5 1.5h-15zM10 20.5h4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5l3.5 2',
  pencil: 'm4 20 1-4.5L16 4.5 19.5 8l-11 11zM13.5 7 17 10.5',
  table: 'M4.5 5h15v14h-15zM4.5 10h15M4.5 14.5h15M10 10v9',
  bars: 'M4 4v16M4 6.5h15M4 12h9M4 17.5h12',
  warning: 'M12 4 2.8 20h18.4zM12 10v4.5M12 17.2h.01',
} as const;

export type LineIconName = keyof typeof paths;

/** The drawings of buttons and menus. They only accompany words, so assistive technology does not hear of them. */
export function LineIcon({ name, size = 18 }: { name: LineIconName; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
