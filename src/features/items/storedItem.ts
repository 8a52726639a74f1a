/** What stored items share. */
export interface StoredItem {
  id: string;
  /** `updated_at` as PostgREST returns it, which an update compares (optimistic locking). */
  version: string;
  updatedAt: Date;
}
