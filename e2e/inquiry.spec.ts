import { inquiryForm } from '@/content/inquiry'
import { shortForm } from './inquiry-form'
import { tellStories } from './inquiry-stories'

/** Everything that is easily lost on the way: scripts that join, a family of four held together by joiners, quotes. */
const story = `"We met," she says, 'in the rain' – क्‍या बारिश! 👨‍👩‍👧‍👦\n\nTwo families; <b>one</b> courtyard & a well.\nC:\\photos; O''Brien`

const least = {
  'Your Names': 'Asha',
  'Phone Number': '+91 98765 43210',
  'Wedding Date': '2026-02-14',
  Location: 'Jaipur',
}
const leastRow = {
  names: 'Asha',
  phone: '+91 98765 43210',
  wedding_date: '2026-02-14',
  location: 'Jaipur',
  guest_count: null,
  budget: null,
  message: null,
}

tellStories({
  title: 'Share Your Story',
  form: shortForm,
  notice: inquiryForm.notice,
  table: 'inquiries',
  name: 'Your Names',
  least,
  leastRow,
  full: {
    ...least,
    'Your Names': 'आशा & Zoë D’Souza-"Bunny"',
    'Guest Count': 'about 400, perhaps more',
    'Investment Range': inquiryForm.options.budget['12+'],
    'Tell Us Your Story': story,
  },
  fullRow: {
    ...leastRow,
    names: 'आशा & Zoë D’Souza-"Bunny"',
    guest_count: 'about 400, perhaps more',
    budget: '12+',
    message: story,
  },
})
