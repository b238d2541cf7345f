import './lib/noEval.ts'
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
import { startUp } from './lib/start.ts'
import { Notices } from './ui/Notices.tsx'

install(domains)
startUp()
const router = createRouter()
const root = document.getElementById('root')
if (!root) throw new Error('the page has no root element')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
      <Notices />
    </QueryClientProvider>
  </StrictMode>,
)
