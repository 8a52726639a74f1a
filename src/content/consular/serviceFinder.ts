/**
 * The service finder of /consular, as a tree of questions (R1.2). The keys of the answers form the
 * search parameter, `/consular?need=lost.soon`; `locales/<language>/consular/finder.json`
 * has the same tree, and `needs.json` the first answers, which home shows too.
 */

export interface FinderQuestionNode {
  answers: Record<string, FinderNode>;
}

/** The path of a page or section to which an answer leads at once. */
type FinderTarget = `/${string}`;

/** An answer with advice, numbers or several pages; the most important page first. */
export interface FinderResult {
  to: FinderTarget[];
  /** Whether it is urgent: the answer then begins with the numbers to call. */
  calls?: true;
}

export type FinderNode = FinderQuestionNode | FinderResult | FinderTarget;

export const serviceFinder: FinderQuestionNode = {
  answers: {
    lost: {
      answers: {
        soon: { to: ['/consular/passports/emergency'], calls: true },
        later: '/consular/passports/lost',
        russian: '/consular/russians-in-kenya#passport',
      },
    },
    trouble: {
      answers: {
        missing: '/consular/missing',
        arrest: { to: ['/consular/help#arrest'], calls: true },
        border: '/consular/help#border',
        victim: '/consular/help#victim',
        home: '/consular/help#home',
        distress: '/consular/help#distress',
        abroad: '/consular/passports/emergency#cannot-come',
        hospital: { to: ['/consular/help#hospital'], calls: true },
        death: '/consular/help#death',
        forced: '/consular/contract#signed',
        visaEnded: '/consular/first-days#visa-ended',
        wages: '/consular/wages',
        noMoney: '/consular/help#money',
        money: '/consular/complaint#name-used',
        bribe: '/consular/complaint#bribe',
        inKenya: '/consular/russians-in-kenya',
      },
    },
    contract: {
      answers: {
        before: '/consular/contract#before',
        now: '/consular/contract#show',
        signed: '/consular/contract#signed',
        wages: '/consular/wages',
        race: '/consular/wages#race',
        army: '/consular/contract#army',
        counter: '/consular/contract#counter',
        inKenya: '/consular/permits#work',
      },
    },
    passport: {
      answers: {
        replacement: '/consular/passports/replacement',
        new: '/consular/passports/new',
        child: '/consular/passports/child',
        nationalId: '/consular/passports#national-id',
        ecitizen: '/consular/passports#ecitizen',
        mutilated: '/consular/passports/damaged',
        diplomatic: '/consular/passports/diplomatic',
        late: '/consular/complaint#late',
      },
    },
    visit: {
      answers: {
        apply: { to: ['/consular/visa#steps', '/consular/visa#exempt'] },
        transit: '/consular/visa#transit',
        purpose: '/consular/permits',
        volunteer: '/consular/volunteers',
        drive: '/consular/customs#vehicle',
        customs: '/consular/customs',
        health: '/magical-kenya/intro#health',
        stuck: '/consular/eta-stuck',
        child: '/consular/child',
        refuses: '/consular/child#forbids',
        pet: '/consular/pets',
      },
    },
    family: {
      answers: {
        child: {
          answers: {
            no: '/consular/birth#steps',
            yes: '/consular/passports/child',
            lost: '/consular/birth#lost-citizenship',
          },
        },
        marry: '/consular/marriage',
        partner: '/consular/marriage#partner',
        there: '/consular/marriage#wedding-in-kenya',
        married: '/consular/marriage#married',
        inheritance: '/consular/inheritance',
      },
    },
    document: {
      answers: {
        degree: {
          answers: {
            original: '/consular/doc-leg#original',
            copy: '/consular/doc-leg#copy',
          },
        },
        russian: '/consular/doc-leg#copy',
        kenyan: { to: ['/consular/doc-auth#for-russia', '/consular/doc-auth#citizens'] },
        attorney: '/consular/doc-auth#power-of-attorney',
        foreign: '/consular/doc-auth#foreigners',
        letter: '/consular/letters#letters',
        verify: '/consular/doc-auth#verify',
        elsewhere: '/consular/doc-leg#apostille',
        late: '/consular/complaint#late',
      },
    },
    police: '/consular/good-conduct',
    citizenship: {
      answers: {
        parent: '/consular/passports/citizenship#parent',
        added: '/consular/passports/citizenship#dual',
        renounce: '/consular/passports/citizenship#renunciation',
        regain: '/consular/passports/citizenship',
      },
    },
    living: {
      answers: {
        first: '/consular/first-days',
        scholarship: '/explore/education#kenya-and-russia',
        register: '/consular/help#register',
        afar: '/consular/from-afar',
        elsewhere: '/consular/from-afar#elsewhere',
        vote: '/consular/vote',
        home: '/consular/home-for-good',
      },
    },
    company: {
      answers: {
        press: '/consular/letters#press',
        authority: '/consular/employers',
        invitation: '/consular/letters#invitation',
        delegation: '/consular/letters#delegation',
        visitUs: '/consular/letters#visits',
        buy: '/explore/trade#buying-from-kenya',
        export: '/explore/trade#selling-to-russia',
        sell: '/explore/trade#first-steps',
      },
    },
    complaint: '/consular/complaint',
    other: {
      to: [
        '/consular/who-decides#visas',
        '/consular/who-decides#health',
        '/consular/who-decides#money',
        '/consular/who-decides#papers',
        '/consular/who-decides#vacancies',
        '/embassy#contact',
        '/consular/fees',
      ],
    },
  },
};
