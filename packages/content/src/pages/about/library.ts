interface LibraryKeys {
  readonly category: 'article' | 'book' | 'pdf';
  readonly tone: 'lacquer' | 'ink' | 'honey' | 'teal' | 'powder' | 'jar' | 'mint';
}

/** The shelf of sources. */
export const library = {
  heading: 'Culture Library',
  lead: 'Fifteen things we keep telling each other to read. Pick a spine to open it.',
  /** Names the list for assistive technology. */
  shelfLabel: 'Readings',
  /** Opens a reading, in a tab of its own. */
  read: 'Read it ↗',
  categoryLabels: { article: 'Article', book: 'Book', pdf: 'PDF' },
  /** Each source, and the color of its spine on the shelf; no two neighbors share one. */
  entries: [
    {
      id: 'things-that-dont-scale',
      title: 'Do Things that Don’t Scale',
      author: 'Paul Graham',
      description:
        'An argument that young companies take off because founders help customers one at a time by hand, long before anything is automated.',
      link: 'https://paulgraham.com/ds.html',
      category: 'article',
      tone: 'lacquer',
    },
    {
      id: 'great-work',
      title: 'How to Do Great Work',
      author: 'Paul Graham',
      description:
        'A long essay on following honest curiosity to the edge of a field and staying with the problem once you get there.',
      link: 'https://paulgraham.com/greatwork.html',
      category: 'article',
      tone: 'teal',
    },
    {
      id: 'measure-your-life',
      title: 'How Will You Measure Your Life?',
      author: 'Clayton M. Christensen',
      description:
        'A business professor turns management theory on himself and asks how to keep career, relationships and integrity pointed the same way.',
      link: 'https://hbr.org/2010/07/how-will-you-measure-your-life',
      category: 'article',
      tone: 'mint',
    },
    {
      id: 'managing-price',
      title: 'Managing Price, Gaining Profit',
      author: 'Michael V. Marn and Robert L. Rosiello',
      description:
        'The classic case for paying attention to the price you actually collect, because small changes there reach profit faster than volume or cost do.',
      link: 'https://hbr.org/1992/09/managing-price-gaining-profit',
      category: 'article',
      tone: 'honey',
    },
    {
      id: 'value-based-pricing',
      title: 'A Quick Guide to Value-Based Pricing',
      author: 'Utpal M. Dholakia',
      description:
        'A plain explanation of setting a price from what a specific customer gains over their next-best choice instead of from cost alone.',
      link: 'https://hbr.org/2016/08/a-quick-guide-to-value-based-pricing',
      category: 'article',
      tone: 'jar',
    },
    {
      id: 'five-levels-of-autonomy',
      title: 'Distributed Work’s Five Levels of Autonomy',
      author: 'Matt Mullenweg',
      description:
        'A simple ladder for remote teams, from copying the office over video calls to working asynchronously and being judged on results.',
      link: 'https://ma.tt/2020/04/five-levels-of-autonomy/',
      category: 'article',
      tone: 'ink',
    },
    {
      id: 'this-is-water',
      title: 'This Is Water',
      author: 'David Foster Wallace',
      description:
        'A commencement speech about choosing, in the dullest moments of a day, to notice that other people have lives as difficult as your own.',
      link: 'https://fs.blog/david-foster-wallace-this-is-water/',
      category: 'article',
      tone: 'powder',
    },
    {
      id: 'remote',
      title: 'Remote: Office Not Required',
      author: 'Jason Fried and David Heinemeier Hansson',
      description:
        'Two founders answer the usual objections to remote work and describe the habits that keep a scattered team trusted and productive.',
      link: 'https://basecamp.com/books/remote',
      category: 'book',
      tone: 'ink',
    },
    {
      id: 'grit',
      title: 'Grit: The Power of Passion and Perseverance',
      author: 'Angela Duckworth',
      description:
        'A psychologist lays out her case that sustained interest and steady effort can count for as much as talent.',
      link: 'https://angeladuckworth.com/grit-book/',
      category: 'book',
      tone: 'powder',
    },
    {
      id: 'dare-to-lead',
      title: 'Dare to Lead',
      author: 'Brené Brown',
      description:
        'A practical book on leading with empathy, giving clear feedback and having the hard conversation instead of avoiding it.',
      link: 'https://brenebrown.com/book/dare-to-lead/',
      category: 'book',
      tone: 'lacquer',
    },
    {
      id: 'mom-test',
      title: 'The Mom Test',
      author: 'Rob Fitzpatrick',
      description:
        'A short guide to asking customers about what they really do, so their politeness can’t mislead you.',
      link: 'https://www.momtestbook.com/',
      category: 'book',
      tone: 'teal',
    },
    {
      id: 'meditations',
      title: 'Meditations',
      author: 'Marcus Aurelius',
      description:
        'Private notes a Roman emperor wrote to remind himself to be patient, just and responsible for his own conduct.',
      link: 'https://www.gutenberg.org/ebooks/2680',
      category: 'book',
      tone: 'mint',
    },
    {
      id: 'cargo-cult-science',
      title: 'Cargo Cult Science',
      author: 'Richard P. Feynman',
      description:
        'A 1974 Caltech address on scientific integrity: report everything that might prove you wrong, and don’t fool yourself first.',
      link: 'https://calteches.library.caltech.edu/51/2/CargoCult.pdf',
      category: 'pdf',
      tone: 'honey',
    },
    {
      id: 'owners-manual',
      title: 'An Owner’s Manual',
      author: 'Warren E. Buffett',
      description:
        'The principles Berkshire Hathaway set down for its shareholders, on treating them as partners and reporting to them candidly.',
      link: 'https://www.berkshirehathaway.com/ownman.pdf',
      category: 'pdf',
      tone: 'jar',
    },
    {
      id: 'dont-just-roll-the-dice',
      title: 'Don’t Just Roll the Dice',
      author: 'Neil Davidson',
      description:
        'A short, free guide to software pricing that walks through demand, perceived value and the psychology of a price.',
      link: 'https://neildavidson.com/downloads/dont-just-roll-the-dice-2.0.0.pdf',
      category: 'pdf',
      tone: 'honey',
    },
  ] satisfies (LibraryKeys & Readonly<Record<string, string>>)[],
};
