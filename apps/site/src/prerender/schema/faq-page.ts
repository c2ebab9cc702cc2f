import { faq } from '@tallycomb/content/pages';
import { addressOf } from '../../seo/address';

/** The questions and answers that the page shows, word for word. */
export const faqPage = () => ({
  '@type': 'FAQPage',
  '@id': addressOf('/#faq'),
  mainEntity: faq.items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});
