/**
 * The questions before every visit. /consular asks them; other pages link to it, and show the answers. In a file of its own, because
 * visitors load no other questions by key.
 */
export const beforeVisits = ['appointment', 'acceptUntil', 'post', 'payment', 'waiting'] as const;
