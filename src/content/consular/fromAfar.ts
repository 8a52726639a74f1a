/** The ways to use a service, as columns of /consular/from-afar. */
export const ways = ['online', 'post', 'person', 'inPerson'] as const;
export type Way = (typeof ways)[number];

/** The question (content/questions.ts) that decides a way without a text, by row and way. */
export const wayQuestions: Record<string, Partial<Record<Way, string>>> = {
  passport: { post: 'post', person: 'post' },
  goodConduct: { post: 'post', person: 'post' },
  birth: { post: 'post' },
  docAuth: { post: 'post', person: 'post' },
  others: { post: 'post', person: 'post' },
};
