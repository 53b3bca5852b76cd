import { pictures } from './encoded-pictures'
import type { SoundFilms } from './types'

export const films: SoundFilms = {
  about: {
    title: 'Nila and Karthik, three nights in Thanjavur',
    files: ['thanjavur.mp4', 'thanjavur.webm'],
    poster: pictures.house,
    captions: { file: 'thanjavur.vtt', lang: 'en' },
    length: 4,
  },
}
