/** Names the item that a button or link concerns, for screen readers. */
export const OfItem = ({ title }: { title: string }) => (
  <span className="visually-hidden">: {title}</span>
);
