import { defineErrors } from '../../errors.ts'

export const policyErrors = defineErrors({
  NOT_A_POLICY: {
    status: 404,
    zh: '没有这份政策文件，或它还没有读完。',
    en: 'There is no such policy document, or it has not been read yet.',
  },
  BAD_LIBRARY_FILTER: {
    status: 400,
    zh: '筛选要同时给出按什么筛选和筛选的值。',
    en: 'A filter needs both what to filter by and its value.',
  },
})
