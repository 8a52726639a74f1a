/**
 * Fonts of devices until the site's fonts are loaded, or in their place, scaled to equal line
 * lengths, so that the layout does not shift. Percentages: mean advance of the site's font divided
 * by the fallback's, over all texts, by script and weight, in Chromium on 21 November 2026 (Arial
 * and Times New Roman by Liberation, which has their widths). Measure again after a change of a
 * font package.
 */

/** Height above and below the baseline, in ems of the site's fonts. */
const golos = { ascent: 0.98, descent: 0.22 };
const sourceSerif = { ascent: 1.04, descent: 0.34 };

const arial = ['Arial', 'ArialMT', 'Liberation Sans'];
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'];
const roboto = ['Roboto', 'Roboto-Regular'];
const robotoBold = ['Roboto Bold', 'Roboto-Bold'];
const timesBold = ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'];
const notoBold = ['Noto Serif Bold', 'NotoSerif-Bold'];

/** Each face: the weights that it replaces, device fonts, percentages for both scripts. */
export const fallbacks = [
  {
    name: 'Golos Roboto',
    ...golos,
    faces: [
      { weights: '400 549', fonts: roboto, latin: 108.1, cyrillic: 104.5 },
      { weights: '550 700', fonts: robotoBold, latin: 107.2, cyrillic: 105 },
    ],
  },
  {
    name: 'Golos Arial',
    ...golos,
    faces: [
      { weights: '400 549', fonts: arial, latin: 107.5, cyrillic: 107.4 },
      { weights: '550 700', fonts: arialBold, latin: 100.9, cyrillic: 100.6 },
    ],
  },
  {
    name: 'Source Noto',
    ...sourceSerif,
    faces: [{ weights: '400 700', fonts: notoBold, latin: 95.6, cyrillic: 98.6 }],
  },
  {
    name: 'Source Times',
    ...sourceSerif,
    faces: [{ weights: '400 700', fonts: timesBold, latin: 112.2, cyrillic: 115.7 }],
  },
];

/** The characters to which the second percentage applies. */
export const CYRILLIC = 'U+0400-052F';
