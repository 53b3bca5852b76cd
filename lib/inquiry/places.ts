/** Where weddings are, for the hour of the sunset there. One degree of longitude is four minutes. */
export interface Place {
  /** As we spell it. */
  name: string
  /** In degrees north and east. */
  latitude: number
  longitude: number
  timeZone: string
  /** All in lower case: what else it is called, its quarters, and palaces whose name is nowhere else. */
  spellings: readonly string[]
  /** The state and the country that an answer may end with. */
  regions: readonly string[]
}

/** `spellings` and `regions` are lists with commas. */
type Entry = [name: string, latitude: number, longitude: number, spellings?: string]

const placesIn = (timeZone: string, regions: string, entries: Entry[]): Place[] =>
  entries.map(([name, latitude, longitude, spellings]) => ({
    name,
    latitude,
    longitude,
    timeZone,
    spellings: [name.toLowerCase(), ...(spellings?.split(', ') ?? [])],
    regions: regions.split(', '),
  }))

const placesInIndia = (states: string, ...entries: Entry[]) =>
  placesIn('Asia/Kolkata', `${states}, india, bharat`, entries)

/**
 * Only where the horizon is open: among hills the sun leaves earlier than any table says. Names that two towns share,
 * such as Aurangabad and Kovalam, are left out.
 */
export const places: readonly Place[] = [
  ...placesInIndia(
    'rajasthan',
    [
      'Udaipur',
      24.58,
      73.69,
      'taj lake palace, jagmandir, jag mandir, oberoi udaivilas, udaivilas',
    ],
    ['Jaipur', 26.92, 75.8, 'rambagh palace, taj rambagh palace, jai mahal palace, amer'],
    ['Jodhpur', 26.29, 73.03, 'umaid bhawan, umaid bhawan palace'],
    ['Jaisalmer', 26.91, 70.91, 'suryagarh'],
    ['Bikaner', 28.02, 73.31, 'laxmi niwas palace'],
    ['Kota', 25.18, 75.84],
    ['Bharatpur', 27.22, 77.49],
  ),
  ...placesInIndia('goa', [
    'Goa',
    15.45,
    73.83,
    'north goa, south goa, panaji, panjim, candolim, calangute, cavelossim',
  ]),
  ...placesInIndia(
    'maharashtra',
    ['Mumbai', 19.05, 72.85, 'bombay, bandra, juhu'],
    ['Pune', 18.52, 73.86, 'poona'],
    ['Nagpur', 21.15, 79.09],
    ['Nashik', 20, 73.79, 'nasik'],
    ['Alibaug', 18.64, 72.87, 'alibag'],
  ),
  ...placesInIndia(
    'gujarat',
    ['Ahmedabad', 23.03, 72.58, 'amdavad'],
    ['Vadodara', 22.31, 73.18, 'baroda, laxmi vilas palace, lakshmi vilas palace'],
    ['Surat', 21.17, 72.83],
    ['Rajkot', 22.3, 70.8],
    ['Jamnagar', 22.47, 70.06],
  ),
  ...placesInIndia('delhi, ncr', ['Delhi', 28.61, 77.21, 'new delhi']),
  ...placesInIndia('haryana, ncr', ['Gurugram', 28.46, 77.03, 'gurgaon']),
  ...placesInIndia('punjab, haryana', ['Chandigarh', 30.74, 76.78]),
  ...placesInIndia(
    'punjab',
    ['Amritsar', 31.63, 74.87],
    ['Ludhiana', 30.9, 75.86],
    ['Jalandhar', 31.33, 75.58],
    ['Patiala', 30.34, 76.39],
  ),
  ...placesInIndia(
    'uttar pradesh, up',
    ['Noida', 28.57, 77.32],
    ['Agra', 27.18, 78.02, 'oberoi amarvilas'],
    ['Lucknow', 26.85, 80.95],
    ['Kanpur', 26.45, 80.33],
    ['Varanasi', 25.32, 83.01, 'banaras, benares, kashi'],
  ),
  ...placesInIndia(
    'madhya pradesh, mp',
    ['Bhopal', 23.26, 77.41],
    ['Indore', 22.72, 75.86],
    ['Gwalior', 26.22, 78.18],
    ['Orchha', 25.35, 78.64],
    ['Khajuraho', 24.85, 79.93],
  ),
  ...placesInIndia('chhattisgarh', ['Raipur', 21.25, 81.63]),
  ...placesInIndia('bihar', ['Patna', 25.6, 85.12]),
  ...placesInIndia('west bengal', ['Kolkata', 22.57, 88.36, 'calcutta']),
  ...placesInIndia('odisha, orissa', ['Bhubaneswar', 20.28, 85.83], ['Puri', 19.81, 85.83]),
  ...placesInIndia('telangana', [
    'Hyderabad',
    17.4,
    78.47,
    'taj falaknuma palace, falaknuma palace, falaknuma',
  ]),
  ...placesInIndia('andhra pradesh', ['Vijayawada', 16.51, 80.63]),
  ...placesInIndia(
    'karnataka',
    ['Bengaluru', 12.97, 77.6, 'bangalore'],
    ['Mysuru', 12.3, 76.65, 'mysore, lalitha mahal palace'],
    ['Mangaluru', 12.87, 74.85, 'mangalore'],
  ),
  ...placesInIndia(
    'tamil nadu, tamilnadu, tn',
    ['Chennai', 13.06, 80.25, 'madras'],
    ['Mahabalipuram', 12.62, 80.19, 'mamallapuram'],
    ['Madurai', 9.92, 78.12],
    ['Thanjavur', 10.79, 79.14, 'tanjore'],
  ),
  ...placesInIndia('puducherry', ['Puducherry', 11.93, 79.83, 'pondicherry, pondy']),
  ...placesInIndia(
    'kerala',
    ['Kochi', 9.97, 76.28, 'cochin, fort kochi, fort cochin, ernakulam'],
    ['Thiruvananthapuram', 8.52, 76.94, 'trivandrum'],
    ['Alappuzha', 9.49, 76.34, 'alleppey'],
    ['Kumarakom', 9.61, 76.43],
    ['Kozhikode', 11.25, 75.78, 'calicut'],
  ),
  ...placesIn('Asia/Dubai', 'uae, united arab emirates', [
    ['Dubai', 25.15, 55.22],
    ['Abu Dhabi', 24.47, 54.37],
  ]),
  ...placesIn('Asia/Qatar', 'qatar', [['Doha', 25.29, 51.53]]),
  ...placesIn('Asia/Bangkok', 'thailand', [
    ['Bangkok', 13.75, 100.52],
    ['Hua Hin', 12.57, 99.96],
    ['Pattaya', 12.93, 100.88],
  ]),
  ...placesIn('Asia/Makassar', 'indonesia', [
    ['Bali', -8.75, 115.17, 'uluwatu, nusa dua, seminyak, jimbaran, canggu, sanur, ubud'],
  ]),
  ...placesIn('Asia/Singapore', 'singapore', [['Singapore', 1.3, 103.84]]),
  ...placesIn('Asia/Colombo', 'sri lanka', [['Colombo', 6.93, 79.85]]),
]
