/** What every stored article or notice has. */
export interface StoredItem {
  id: string;
  /** `updated_at` as the server writes it: what an update compares. */
  version: string;
  updatedAt: Date;
}
