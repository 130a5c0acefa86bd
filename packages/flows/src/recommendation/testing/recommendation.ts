import type { Recommendation, RecommendationAnswers } from '@payload/api/contract';

/** Answers to all questions. */
export const body: RecommendationAnswers = {
  scenario: 'publicRescue',
  features: ['shout', 'strongLight'],
  aircraft: 'M30',
  budget: '3000to8000',
};

/** What the service replies to them. */
export const recommendation: Recommendation = {
  exact: false,
  products: [
    {
      product: {
        resOrder: 1,
        resRoute: '/product/H1T',
        resUrl: 'night/H1T.webp',
        resTitle: 'H1T',
        code: 'H1T',
        type: 'megaphone',
        route: '/product',
        num: [1, 2],
        title: 'H1T',
        line: '',
        figures: [],
        keyFigure: null,
        aircraft: ['M30'],
      },
      reason: 'It is heard at 300 m.',
      tradeOff: 'It gives no light.',
    },
  ],
};
