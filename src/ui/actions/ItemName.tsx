/** Appends the title of the item to the label of a button or link, for screen readers only. */
export const ItemName = ({ title }: { title: string }) => (
  <span className="visually-hidden">: {title}</span>
);
