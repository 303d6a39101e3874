/**
 * Color roles of one scheme, as `#RRGGBB` or `#RRGGBBAA`. `…Text` is readable on all backgrounds and on its
 * `…Soft`; `…On` is readable on the fill of the same name.
 */
export type Colors = {
  ground: string
  surface: string
  raised: string
  sunken: string
  ink: string
  inkSoft: string
  line: string
  control: string
  focus: string
  green: string
  greenHover: string
  greenOn: string
  greenText: string
  greenSoft: string
  amber: string
  amberOn: string
  amberText: string
  amberSoft: string
  red: string
  redHover: string
  redOn: string
  redText: string
  redSoft: string
  deep: string
  deepOn: string
  /** The dark green of logo and illustrations; lighter in the dark scheme. */
  pine: string
  /** White parts of illustrations; bright in both schemes. */
  paper: string
  /** The translucent background of the header. */
  glass: string
  /** Tints for avatars and illustrations. None is similar to a tone. */
  tint1: string
  tint2: string
  tint3: string
  tint4: string
  tint5: string
}

/** The brand colors are the same in both schemes; dark text on them has enough contrast. */
const fills = {
  green: '#10B981',
  greenHover: '#2CC993',
  greenOn: '#04261A',
  amber: '#F5B544',
  amberOn: '#2E1B03',
  red: '#EF4444',
  redHover: '#F46161',
  redOn: '#1F0303',
  deep: '#0D3B2E',
  deepOn: '#EAF6EF',
}

/** The light scheme. */
export const light: Colors = {
  ...fills,
  ground: '#F6F4EF',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  sunken: '#ECE9E1',
  ink: '#1B2B25',
  inkSoft: '#414D47',
  line: '#DFDBD1',
  control: '#76817A',
  focus: '#0B5D45',
  greenText: '#03573F',
  greenSoft: '#DCF3E7',
  amberText: '#8A4B08',
  amberSoft: '#FDECCB',
  redText: '#B91C1C',
  redSoft: '#FDE4E1',
  pine: '#11493A',
  paper: '#FFFFFF',
  glass: '#F6F4EFD9',
  tint1: '#E2E3F4',
  tint2: '#D9E9EE',
  tint3: '#F3E5D8',
  tint4: '#E7E9D4',
  tint5: '#F1DFE7',
}

/** The dark scheme, without pure black. */
export const dark: Colors = {
  ...fills,
  ground: '#0F1714',
  surface: '#17211D',
  raised: '#1F2B26',
  sunken: '#0A110E',
  ink: '#EAF0EB',
  inkSoft: '#AAB9B1',
  line: '#2C3933',
  control: '#72837A',
  focus: '#7BE8C0',
  greenText: '#4FDBA9',
  greenSoft: '#123428',
  amberText: '#F7C36A',
  amberSoft: '#38290F',
  redText: '#FF9C94',
  redSoft: '#421D1C',
  pine: '#256650',
  paper: '#C8D5CC',
  glass: '#0F1714D9',
  tint1: '#2D2F4A',
  tint2: '#1D3843',
  tint3: '#423224',
  tint4: '#363A22',
  tint5: '#432B37',
}
