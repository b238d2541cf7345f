import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'
import { queryClient } from './lib/queryClient.ts'
import { createRouter } from './app/router.tsx'
import { domains } from './domains.ts'
import { install } from './lib/installed.ts'
import { hearEarly } from './shell/palette/early.ts'
import { useShownTheme } from './styles/look.ts'
import { startUp } from './lib/start.ts'
import { Notices } from './ui/Notices.tsx'

install(domains)
hearEarly()
startUp()
const router = createRouter()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no root element')

/** Another theme draws everything anew: pictures on a canvas know their colours from when they were made. */
function Product() {
  return <RouterProvider key={useShownTheme()} router={router} />
}

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Product />
      <Notices />
    </QueryClientProvider>
  </StrictMode>,
)
