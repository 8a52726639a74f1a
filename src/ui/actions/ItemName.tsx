/** Names the item that a button or link concerns, for screen readers. */
export const ItemName = ({ title }: { title: string }) => (
  <span className="visually-hidden">: {title}</span>
);
