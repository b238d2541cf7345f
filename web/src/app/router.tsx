import { createBrowserRouter, redirect } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { asOfIn, backTo, marketToTake } from '../lib/address.ts'
import { setCallContext } from '../lib/api/context.ts'
import { useSession } from '../lib/api/session.ts'
import { screens, userPages } from '../lib/installed.ts'
import type { Screen, UserPage } from '../lib/module.ts'
import { marketKnown } from '../shell/market.ts'
import { Failed, ScreenFailed } from '../pages/Failed.tsx'
import { Starting } from '../pages/Starting.tsx'
import { arriving } from './arriving.tsx'
import { codeMissed } from './missed.ts'
import { sessionKnown } from '../lib/start.ts'
import { setPreference, useRoot } from '../lib/store.ts'

const statuses = new Set(['404', '500', 'error-browser'])

async function signedIn({ request }: LoaderFunctionArgs): Promise<Response | null> {
  await sessionKnown()
  const { status } = useSession.getState()
  if (status === 'in') await marketKnown()
  if (useSession.getState().status !== 'out') return null
  const { pathname, search } = new URL(request.url)
  return redirect(`/u/login?from=${encodeURIComponent(pathname + search)}`)
}

function userRoute({ type, leadsOn, load }: UserPage): RouteObject {
  return {
    path: `/u/${type}`,
    loader: async ({ request }) => {
      await sessionKnown()
      const guest = useRoot.getState().user.info?.role === 'guest'
      const led = leadsOn === 'everybody' || (leadsOn === 'members' && !guest)
      return led && useSession.getState().status === 'in' ? redirect(backTo(new URL(request.url).search)) : null
    },
    lazy: arriving(load),
  }
}

function screenRoute({ path, load }: Screen): RouteObject {
  const lazy = arriving(load, true)
  return path === '' ? { index: true, lazy, ErrorBoundary: ScreenFailed } : { path, lazy, ErrorBoundary: ScreenFailed }
}

/** Every primitive in every state, at /index/gallery; while one develops only, never in what is served. */
const gallery: RouteObject[] = import.meta.env.DEV
  ? [{ path: 'gallery', lazy: arriving(() => import('../ui/gallery/Gallery.tsx')) }]
  : []

/** Every address of the product and what is drawn there. */
export const routes = (): RouteObject[] => [
  {
    ErrorBoundary: Failed,
    HydrateFallback: Starting,
    children: [
      // The landing page is a page of its own, without the product's code (landing.html). Where a server knows it not,
      // the product opens instead.
      {
        path: '/',
        loader: () => {
          if (location.pathname === '/') return redirect('/index')
          location.assign('/')
          return new Promise<null>(() => undefined)
        },
      },
      ...userPages().map(userRoute),
      {
        path: '/index',
        loader: signedIn,
        shouldRevalidate: () => false,
        lazy: arriving(async () => ({ default: (await import('../shell/Shell.tsx')).Shell })),
        children: [
          ...screens().map(screenRoute),
          ...gallery,
          { path: '*', lazy: arriving(() => import('../shell/NotFound.tsx'), true) },
        ],
      },
      {
        path: '/:status',
        loader: ({ params }) => (statuses.has(params['status'] ?? '') ? null : redirect('/404')),
        lazy: arriving(async () => ({ default: (await import('../pages/ErrorPage.tsx')).ErrorPage })),
      },
      { path: '*', loader: () => redirect('/404') },
    ],
  },
]

/**
 * The addresses of the product. What calls carry follows the address before a screen is drawn. Where code was missed for
 * want of a server that is back, the next screen comes with its page, and all its code with it.
 */
export function createRouter() {
  const router = createBrowserRouter(routes())
  const missed = codeMissed()
  let shown = router.state.location.pathname
  const follow = (search: string) => {
    setCallContext({ asOf: asOfIn(search) })
    const market = marketToTake(search, useRoot.getState().preferences.market)
    if (market !== null) setPreference({ market })
  }
  follow(router.state.location.search)
  router.subscribe(({ location }) => {
    if (location.pathname !== shown && missed()) return window.location.reload()
    shown = location.pathname
    return follow(location.search)
  })
  return router
}
