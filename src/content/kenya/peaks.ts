/** The charts of heights and their rows, by the names under which `locales/<language>/charts/` has their texts. */
export const peaks: Record<string, Record<string, number>> = {
  /** Metres above sea level. */
  summits: { batian: 5199, lenana: 4985, koitobos: 4200, nakugen: 3530, longonot: 2776 },
};
