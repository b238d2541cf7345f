import type { zh } from './texts.zh.ts'

export const en: Record<keyof typeof zh, string> = {
  notFoundTitle: 'There is no such page',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  notFoundSearch: 'Search companies, documents and screens',
  notFoundWays: 'Or go to one of these',
  failedTitle: 'This page failed',
  failedText: 'It could not be shown. What you entered and saved is still there.',
  chunkText: 'The product may just have been updated; reloading brings the new page.',
  awayChunkTitle: 'This page is not here yet',
  awayChunkText:
    'This page has not been opened here yet, and the server cannot be reached. It opens by itself once it is back.',
  browserTitle: 'This browser cannot run Pandora',
  browserText: 'Please use Chrome, Edge, Firefox or Safari from the last two years.',
  browserFine: 'The browser you are using now can run Pandora.',
  retry: 'Try again',
  reload: 'Reload',
  home: 'Go to the start',
  reference: 'Error: {text}',
  goneTitle: 'The server cannot be reached',
  goneText: 'It did not answer. Your session is not lost; work goes on here once it is back.',
}
