/** The sums of a text with their currency: `USD 50`, `1050 кенийских шиллингов`. */
const SUMS =
  /((?:USD|KES|RUB)\s[\d,]+|\d[\d\s]*\s(?:доллар\S*\sСША|кенийск\S+\sшиллинг\S*|рубл\S+?(?=[\s.,;]|$)))/;

/** Renders a fee with its sums in bold. */
export const Fee = ({ text }: { text: string }) => (
  <span>
    {text.split(SUMS).map((part, index) =>
      // Every second part is a sum, because the expression has one group.
      index % 2 === 1 ? <strong key={part}>{part}</strong> : part,
    )}
  </span>
);
