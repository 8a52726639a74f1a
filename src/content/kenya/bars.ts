/** A figure, or a range of two. */
export type Value = number | [from: number, to: number];

/** The first is drawn as a bar, the second is only text. */
type Values = [drawn: Value, beside?: Value];

/** The rows of each chart, by their names in `locales/<language>/charts/`. */
export const bars: Record<string, Record<string, Values>> = {
  /** Billions of Kenya shillings, 2024. */
  exports: {
    horticulture: [203.6],
    tea: [189.1],
    clothing: [56.8],
    coffee: [38.4],
    oils: [30.3],
  },
  /** Billions of Kenya shillings, 2023. */
  imports: {
    petroleum: [606],
    machinery: [289.8],
    oils: [139.1],
    steel: [120.8],
    wheat: [93.8],
  },
  /** Shares of arrivals in per cent, 2024. */
  visitors: { africa: [40.8], europe: [28.1], americas: [15.7], asia: [12.1] },
  /** Kilometres and hours by road from Nairobi. */
  distances: {
    naivasha: [90, 1.5],
    nakuru: [160, 3],
    nanyuki: [200, 3.5],
    amboseli: [240, 4],
    'maasai-mara': [
      [225, 270],
      [4, 6],
    ],
    isiolo: [270, 5],
    eldoret: [310, [5, 7]],
    iten: [345, [5, 7]],
    samburu: [[325, 350], 6],
    kisumu: [350, [6, 7]],
    kitale: [380, [5, 7]],
    kakamega: [400, [6, 7]],
    mombasa: [485, [8, 9]],
  },
  /** Metres above sea level. */
  summits: {
    batian: [5199],
    lenana: [4985],
    koitobos: [4200],
    nakugen: [3530],
    longonot: [2776],
  },
};
