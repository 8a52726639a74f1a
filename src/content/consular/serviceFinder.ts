/**
 * The service finder of /consular, as a tree of questions (R1.2). The keys of the answers form the search
 * parameter (`/consular?need=lost.soon`); `locales/<language>/consular/needs.json` has their texts in a tree
 * of the same shape.
 */

export interface FinderQuestionNode {
  answers: Record<string, FinderNode>;
}

/** The most important page first. */
export interface FinderResult {
  to: `/consular${string}`[];
  /** Whether it is urgent: the answer then begins with the numbers to call. */
  calls?: true;
}

export type FinderNode = FinderQuestionNode | FinderResult;

export const serviceFinder: FinderQuestionNode = {
  answers: {
    lost: {
      answers: {
        soon: { to: ['/consular/passports/emergency'], calls: true },
        later: { to: ['/consular/passports/lost'] },
      },
    },
    passport: {
      answers: {
        replacement: { to: ['/consular/passports/replacement'] },
        new: { to: ['/consular/passports/new'] },
        child: { to: ['/consular/passports/child'] },
        mutilated: { to: ['/consular/passports/damaged'] },
        diplomatic: { to: ['/consular/passports/diplomatic'] },
        citizenship: { to: ['/consular/passports/citizenship'] },
      },
    },
    visit: { to: ['/consular/visa#steps', '/consular/visa#exempt'] },
    pet: {
      answers: {
        recent: {
          to: ['/consular/pets#rabies', '/consular/pets#bring', '/consular/pets#time'],
        },
        earlier: { to: ['/consular/pets#bring', '/consular/pets#time'] },
      },
    },
    child: {
      answers: {
        no: { to: ['/consular/birth#steps'] },
        yes: { to: ['/consular/passports/child'] },
        lost: { to: ['/consular/birth#lost-citizenship', '/consular/passports/citizenship'] },
      },
    },
    marry: { to: ['/consular/marriage#status', '/consular/marriage#bring'] },
    document: {
      answers: {
        degree: {
          answers: {
            original: { to: ['/consular/doc-leg#original', '/consular/doc-leg#cost'] },
            copy: { to: ['/consular/doc-leg#copy', '/consular/doc-leg#cost'] },
          },
        },
        russian: { to: ['/consular/doc-leg#copy', '/consular/doc-leg#cost'] },
        kenyan: { to: ['/consular/doc-auth#for-russia', '/consular/doc-auth#citizens'] },
        attorney: { to: ['/consular/doc-auth#power-of-attorney', '/consular/doc-leg#copy'] },
        foreign: { to: ['/consular/doc-auth#foreigners'] },
        elsewhere: { to: ['/consular/doc-leg#apostille'] },
      },
    },
    police: {
      answers: {
        citizen: { to: ['/consular/good-conduct#citizens'] },
        without: { to: ['/consular/good-conduct#no-id'] },
        foreigner: { to: ['/consular/good-conduct#foreigners'] },
      },
    },
    arrest: { to: ['/consular/help#arrest'], calls: true },
    death: { to: ['/consular/help#death'], calls: true },
    other: { to: ['/consular#contact', '/consular/fees'] },
  },
};
