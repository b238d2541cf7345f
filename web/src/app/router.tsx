import { createBrowserRouter, redirect } from 'react-router'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import { asOfIn, backTo } from '../lib/address.ts'
import { setCallContext } from '../lib/api/context.ts'
import { useSession } from '../lib/api/session.ts'
import { screens } from '../screens.ts'
import type { Screen } from '../screens.ts'
import { Failed } from '../pages/Failed.tsx'
import { Starting } from '../pages/Starting.tsx'
import { sessionKnown } from '../lib/start.ts'

/** User pages that exist. */
const userPages = new Set(['login'])
const statuses = new Set(['404', '500', 'error-browser'])

async function signedIn({ request }: LoaderFunctionArgs): Promise<Response | null> {
  await sessionKnown()
  if (useSession.getState().status !== 'out') return null
  const { pathname, search } = new URL(request.url)
  return redirect(`/u/login?from=${encodeURIComponent(pathname + search)}`)
}

async function signedOut({ request, params }: LoaderFunctionArgs): Promise<Response | null> {
  if (!userPages.has(params['type'] ?? '')) return redirect('/404')
  await sessionKnown()
  return useSession.getState().status === 'in' ? redirect(backTo(new URL(request.url).search)) : null
}

function screenRoute({ path, load }: Screen): RouteObject {
  const lazy = async () => ({ Component: (await load()).default })
  return path === '' ? { index: true, lazy, ErrorBoundary: Failed } : { path, lazy, ErrorBoundary: Failed }
}

const routes: RouteObject[] = [{
  ErrorBoundary: Failed,
  HydrateFallback: Starting,
  children: [
    // The landing page is a page of its own, without the product's code (landing.html).
    { path: '/', loader: () => { location.replace('/'); return new Promise<null>(() => undefined) } },
    { path: '/u/:type', loader: signedOut, lazy: async () => ({ Component: (await import('../domains/accounts/SignIn.tsx')).SignIn }) },
    {
      path: '/index', loader: signedIn, shouldRevalidate: () => false,
      lazy: async () => ({ Component: (await import('../shell/Shell.tsx')).Shell }),
      children: screens.map(screenRoute),
    },
    {
      path: '/:status', loader: ({ params }) => (statuses.has(params['status'] ?? '') ? null : redirect('/404')),
      lazy: async () => ({ Component: (await import('../pages/ErrorPage.tsx')).ErrorPage }),
    },
    { path: '*', loader: () => redirect('/404') },
  ],
}]

/** The addresses of the product. What calls carry follows the address before a screen is drawn. */
export function createRouter() {
  const router = createBrowserRouter(routes)
  const follow = (search: string) => setCallContext({ asOf: asOfIn(search) })
  follow(router.state.location.search)
  router.subscribe(({ location }) => follow(location.search))
  return router
}
