export type Language = 'de' | 'fr' | 'it' | 'en'

const texts = {
  required: [
    'This field is required.',
    'Dieses Feld ist erforderlich.',
    'Ce champ est obligatoire.',
    'Campo obbligatorio.',
  ],
  blank: [
    'This field may not be blank.',
    'Dieses Feld darf nicht leer sein.',
    'Ce champ ne peut être vide.',
    'Questo campo non può essere omesso.',
  ],
  null: [
    'This field may not be null.',
    'Dieses Feld darf nicht null sein.',
    'Ce champ ne peut être nul.',
    'Il campo non può essere nullo.',
  ],
  maxLength: [
    'Ensure this field has no more than {0} characters.',
    'Stelle sicher, dass dieses Feld nicht mehr als {0} Zeichen lang ist.',
    'Assurez-vous que ce champ comporte au plus {0} caractères.',
    'Assicurati che questo campo non abbia più di {0} caratteri.',
  ],
  nullCharacters: [
    'Null characters are not allowed.',
    'Nullzeichen sind nicht erlaubt.',
    'Le caractère nul n’est pas autorisé.',
    'I caratteri null non sono ammessi.',
  ],
  text: [
    'Not a valid string.',
    'Kein gültiger String.',
    "Ce n'est pas une chaîne valide.",
    'Non è una stringa valida.',
  ],
  choice: [
    '"{0}" is not a valid choice.',
    '"{0}" ist keine gültige Option.',
    "«\u00a0{0}\u00a0» n'est pas un choix valide.",
    '"{0}" non è una scelta valida.',
  ],
  email: [
    'Enter a valid email address.',
    'Gib eine gültige E-Mail Adresse an.',
    'Saisissez une adresse email valable.',
    'Inserisci un indirizzo email valido.',
  ],
  url: ['Enter a valid URL.', 'Gib eine gültige URL ein.', 'Saisissez une URL valide.', 'Inserisci un URL valido.'],
  integer: [
    'A valid integer is required.',
    'Eine gültige Ganzzahl ist erforderlich.',
    'Un nombre entier valide est requis.',
    'È richiesto un numero intero valido.',
  ],
  boolean: [
    'Must be a valid boolean.',
    'Muss ein gültiger Wahrheitswert sein.',
    'Doit être un booléen valide.',
    'Deve essere un valore booleano valido.',
  ],
  day: [
    'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
    'Datum hat das falsche Format. Nutze stattdessen eines dieser Formate: YYYY-MM-DD.',
    "La date n'a pas le bon format. Utilisez un des formats suivants\u00a0: YYYY-MM-DD.",
    'La data è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DD.',
  ],
  time: [
    'Datetime has wrong format. Use one of these formats instead: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
    'Datums- und Zeitangabe hat das falsche Format. Nutze stattdessen eines dieser Formate: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].',
    "La date + heure n'a pas le bon format. Utilisez un des formats suivants\u00a0: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].",
    "L'oggetto di tipo datetime è in un formato errato. Usa uno dei seguenti formati: YYYY-MM-DDThh:mm[:ss[.uuuuuu]][+HH:MM|-HH:MM|Z].",
  ],
  missingObject: [
    'Invalid pk "{0}" - object does not exist.',
    'Ungültiger pk "{0}" - Object existiert nicht.',
    "Clé primaire «\u00a0{0}\u00a0» non valide - l'objet n'existe pas.",
    'Pk "{0}" non valido - l\'oggetto non esiste.',
  ],
  pkType: [
    'Incorrect type. Expected pk value, received {0}.',
    'Falscher Typ. Erwarte pk Wert, erhielt {0}.',
    'Type incorrect. Attendu une clé primaire, a reçu {0}.',
    'Tipo non corretto. Era atteso un valore pk, ma è stato ricevuto {0}.',
  ],
  list: [
    'Expected a list of items but got type "{0}".',
    'Eine Liste von Elementen erwartet, erhielt aber den Typ "{0}".',
    "Attendait une liste d'éléments mais a reçu «\u00a0{0}\u00a0».",
    'Attesa una lista di oggetti ma l\'oggetto ricevuto è di tipo "{0}".',
  ],
  dictionary: [
    'Invalid data. Expected a dictionary, but got {0}.',
    'Ungültige Daten. Dictionary erwartet, aber {0} erhalten.',
    'Donnée non valide. Attendu un dictionnaire, obtenu {0}.',
    'Dati non validi. È atteso un dizionario, ma si è ricevuto {0}.',
  ],
  unique: [
    'This field must be unique.',
    'Dieses Feld muss eindeutig sein.',
    'Ce champ doit être unique.',
    'Questo campo deve essere unico.',
  ],
  staffFlag: [
    'Only a superuser may change this.',
    'Nur ein Superuser darf dies ändern.',
    'Seul un super-utilisateur peut modifier ce champ.',
    'Solo un superuser può modificare questo campo.',
  ],
  page: ['Invalid page.', 'Ungültige Seite.', 'Page invalide.', 'Pagina non valida.'],
  notFound: ['Not found.', 'Nicht gefunden.', 'Pas trouvé.', 'Non trovato.'],
  method: [
    'Method "{0}" not allowed.',
    'Methode "{0}" nicht erlaubt.',
    'Méthode «\u00a0{0}\u00a0» non autorisée.',
    'Metodo "{0}" non consentito.',
  ],
  anonymous: [
    'Authentication credentials were not provided.',
    'Anmeldedaten fehlen.',
    "Informations d'authentification non fournies.",
    'Non sono state immesse le credenziali di autenticazione.',
  ],
  forbidden: [
    'You do not have permission to perform this action.',
    'Sie sind nicht berechtigt diese Aktion durchzuführen.',
    "Vous n'avez pas la permission d'effectuer cette action.",
    "Non hai l'autorizzazione per eseguire questa azione.",
  ],
  tokenNotValid: [
    'Given token not valid for any token type',
    'Der Token ist für keinen Tokentyp gültig',
    "Le type de jeton fourni n'est pas valide",
    'Il token dato non è valido per qualsiasi tipo di token',
  ],
  tokenExpired: ['Token is expired', 'Token ist abgelaufen', 'Le jeton a expiré', 'Il token è scaduto'],
  tokenInvalid: ['Token is invalid', 'Token ist ungültig', "Le jeton n'est pas valide", 'Token non è valido'],
  tokenBlacklisted: [
    'Token is blacklisted',
    'Token steht auf der Blacklist',
    'Le jeton a été banni',
    'Il token è stato inserito nella blacklist',
  ],
  login: [
    'No active account found with the given credentials',
    'Kein aktiver Account mit diesen Zugangsdaten gefunden',
    "Aucun compte actif n'a été trouvé avec les identifiants fournis",
    'Nessun account attivo trovato con queste credenziali',
  ],
  code: ['Invalid code.', 'Ungültiger Code.', 'Code non valide.', 'Codice non valido.'],
  throttled: [
    'Request was throttled. Expected available in {0} seconds.',
    'Die Anfrage wurde gedrosselt. Erwarte Verfügbarkeit in {0} Sekunden.',
    'Requête ralentie. Disponible dans {0} secondes.',
    'La richiesta è stata limitata. Disponibile tra {0} secondi.',
  ],
  changed: [
    'The record has been changed by somebody else.',
    'Der Datensatz wurde inzwischen von jemand anderem geändert.',
    "L'enregistrement a été modifié entre-temps par quelqu'un d'autre.",
    'Il record è stato modificato nel frattempo da qualcun altro.',
  ],
  inUse: [
    'Cannot be deleted: still referenced by {0}.',
    'Kann nicht gelöscht werden: wird noch verwendet von {0}.',
    'Suppression impossible\u00a0: encore utilisé par {0}.',
    'Impossibile eliminare: ancora utilizzato da {0}.',
  ],
  unknownFilter: ['Unknown filter.', 'Unbekannter Filter.', 'Filtre inconnu.', 'Filtro sconosciuto.'],
  filterChoice: [
    'Select a valid choice. {0} is not one of the available choices.',
    'Bitte eine gültige Auswahl treffen. {0} ist keine gültige Auswahl.',
    'Sélectionnez un choix valide. {0} n’en fait pas partie.',
    'Scegli un’opzione valida. {0} non è tra quelle disponibili.',
  ],
  filterNumber: ['Enter a number.', 'Bitte eine Zahl eingeben.', 'Saisissez un nombre.', 'Inserisci un numero.'],
  filterDate: [
    'Enter a valid date/time.',
    'Bitte ein gültiges Datum/Uhrzeit eingeben.',
    'Saisissez une date et une heure valides.',
    'Inserisci una data/ora valida.',
  ],
  expired: ['The link has expired.', 'Der Link ist abgelaufen.', 'Le lien a expiré.', 'Il link è scaduto.'],
  tooLarge: [
    'The file is too large.',
    'Die Datei ist zu gross.',
    'Le fichier est trop volumineux.',
    'Il file è troppo grande.',
  ],
} satisfies Record<string, [string, string, string, string]>

export type TextKey = keyof typeof texts

const order: Language[] = ['en', 'de', 'fr', 'it']

/** A server text in the language of the request. */
export function say(language: Language, key: TextKey, value: string | number = ''): string {
  const text = texts[key][order.indexOf(language)] ?? texts[key][0] ?? ''
  return text.replace('{0}', String(value))
}

export function getLanguage(header: string | null): Language {
  const wanted = (header ?? 'de').slice(0, 2).toLowerCase()
  return order.find((language) => language === wanted) ?? 'de'
}
