/** What the tables' constraints allow (supabase/migrations, tables). */
export const limits = { title: 200, slug: 100, description: 2000 };
