import { config } from 'zod'

// The page's policy forbids code made from text; without this zod would try, and the browser would report each try.
config({ jitless: true })
