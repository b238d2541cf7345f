import { config } from 'zod'

// Run with zod, whenever that is first asked for (vite.config.ts). The page's policy forbids code made from text; without this zod would try, and the browser would report each try.
config({ jitless: true })
