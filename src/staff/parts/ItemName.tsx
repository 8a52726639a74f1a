/** Names the item in a button or link, for screen readers: “Edit” becomes “Edit: Visa rules”. */
export const ItemName = ({ title }: { title: string }) => (
  <span className="visually-hidden">: {title}</span>
);
