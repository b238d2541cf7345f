import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router'
import { vi } from 'vitest'
import type { Language } from '@pandora/contract/language'
import { setCallContext } from '../lib/api/context.ts'
import { enter } from '../lib/api/session.ts'
import { queryClient } from '../lib/queryClient.ts'
import { setPreference } from '../lib/store.ts'
import { setLanguage } from '../lib/texts.ts'
import { serverOf, type Answering, type Server } from './answers.ts'

/** How a view is drawn. */
export interface Drawing {
  answer: Answering
  language: Language
  /** Address that it is drawn at. */
  address?: string | undefined
}

/** A view that was drawn, and the server that it asked. */
export interface Drawn {
  server: Server
  /** Everything that is drawn, menus outside of the view's own place too. */
  body: HTMLElement
  /** Answers otherwise from now on. */
  answerWith: (answer: Answering) => void
  /** Waits until what it asks has been answered and is drawn. */
  settle: () => Promise<void>
}

/** Draws a view for somebody who is signed in, and waits until what it asks has been answered and is drawn. */
export async function draw(view: ReactElement, { answer, language, address = '/index' }: Drawing): Promise<Drawn> {
  let current = answer
  const server = serverOf((operation, input) => current(operation, input), language)
  vi.stubGlobal('fetch', server.fetch)
  setPreference({ language, market: null })
  setLanguage(language)
  setCallContext({ language, market: null, asOf: null })
  enter({ token: 'token', uid: 7 } as never)
  const client = new QueryClient({
    defaultOptions: { queries: { ...queryClient.getDefaultOptions().queries, retry: false } },
  })
  const { baseElement } = render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>{view}</MemoryRouter>
    </QueryClientProvider>,
  )
  const settle = async () => {
    await settled(client, () => server.faults.length > 0)
    if (server.faults[0]) throw server.faults[0]
  }
  await settle()
  return {
    server,
    settle,
    body: baseElement,
    answerWith(next) {
      current = next
    },
  }
}

/** How many turns a view may take to draw what it was told, and to ask for more because of it. */
const MOST_TURNS = 60

const turn = () =>
  act(async () => {
    // A view's code is loaded when it is first drawn.
    await vi.dynamicImportSettled()
    await new Promise((resolve) => {
      setTimeout(resolve, 0)
    })
  })

async function settled(client: QueryClient, ended: () => boolean): Promise<void> {
  let quiet = 0
  for (let turns = 0; turns < MOST_TURNS && quiet < 3 && !ended(); turns++) {
    await turn()
    quiet = client.isFetching() > 0 ? 0 : quiet + 1
  }
}
