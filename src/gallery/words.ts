import { inEachLanguage, type Language, languages } from '#lib/languages.ts'

/**
 * The sample texts of the gallery, in German, French and Italian. Strings of the portal are loaded by the components.
 */
const words = {
  save: ['Speichern', 'Enregistrer', 'Salva'],
  remove: ['Löschen', 'Supprimer', 'Elimina'],
  close: ['Schliessen', 'Fermer', 'Chiudi'],
  open: ['Öffnen', 'Ouvrir', 'Apri'],
  edit: ['Bearbeiten', 'Modifier', 'Modifica'],
  more: ['Weitere Aktionen', 'Autres actions', 'Altre azioni'],
  upload: ['Datei wählen', 'Choisir un fichier', 'Scegli un file'],
  dropHint: ['oder hierher ziehen', 'ou la déposer ici', 'o trascinarlo qui'],
  uploading: ['Die Datei wird geprüft', 'Le fichier est en cours de vérification', 'Il file viene controllato'],
  name: ['Name der Klinik', 'Nom de la clinique', 'Nome della clinica'],
  hospital: ['Klinik am See', 'Clinique du Lac', 'Clinica del Lago'],
  hospitalTwo: ['Spital Bergheim', 'Hôpital de Montfort', 'Ospedale di Montalto'],
  hospitalThree: ['Rehazentrum Tannwald', 'Centre de réadaptation des Sapins', 'Centro di riabilitazione Abetaia'],
  ward: ['Station', 'Unité', 'Reparto'],
  surgery: ['Chirurgie', 'Chirurgie', 'Chirurgia'],
  medicine: ['Innere Medizin', 'Médecine interne', 'Medicina interna'],
  geriatrics: ['Akutgeriatrie', 'Gériatrie aiguë', 'Geriatria acuta'],
  palliative: ['Palliative Care', 'Soins palliatifs', 'Cure palliative'],
  remark: ['Bemerkung', 'Remarque', 'Osservazione'],
  remarkText: [
    'Die Befragung lief in zwei Wellen, weil die Station im Sommer geschlossen war.',
    'L’enquête s’est déroulée en deux vagues, car l’unité était fermée en été.',
    'Il sondaggio si è svolto in due fasi, perché il reparto era chiuso in estate.',
  ],
  count: ['Anzahl Austritte', 'Nombre de sorties', 'Numero di dimissioni'],
  day: ['Beginn der Messung', 'Début de la mesure', 'Inizio della misurazione'],
  moment: ['Zuletzt geändert', 'Dernière modification', 'Ultima modifica'],
  agree: ['Die Angaben sind vollständig', 'Les données sont complètes', 'I dati sono completi'],
  state: ['Status', 'Statut', 'Stato'],
  active: ['aktiv', 'actif', 'attivo'],
  waiting: ['in Prüfung', 'en cours de vérification', 'in verifica'],
  closed: ['geschlossen', 'fermé', 'chiuso'],
  late: ['überfällig', 'en retard', 'in ritardo'],
  hint: ['Wie sie auf dem Fragebogen steht.', 'Comme il figure sur le questionnaire.', 'Come figura sul questionario.'],
  warning: [
    'Im letzten Jahr stand hier ein anderer Wert.',
    'L’année dernière, la valeur était différente.',
    'L’anno scorso il valore era diverso.',
  ],
  error: [
    'Diese Angabe fehlt. Bitte ergänzen.',
    'Cette indication manque. Veuillez la compléter.',
    'Manca questa indicazione. Si prega di completarla.',
  ],
  marked: ['aus dem Link', 'depuis le lien', 'dal link'],
  longLabel: [
    'Anteil der Patientinnen und Patienten mit vollständig ausgefülltem Eintrittsfragebogen',
    'Part des patientes et des patients ayant entièrement rempli le questionnaire d’entrée',
    'Quota di pazienti che hanno compilato interamente il questionario d’entrata',
  ],
  longName: [
    'Universitäre Psychiatrische Dienste und Kliniken für Rehabilitation der Region Nordwest, Standort Oberwinterthurerstrasse',
    'Services psychiatriques universitaires et cliniques de réadaptation de la région nord-ouest, site de la rue des Observateurs',
    'Servizi psichiatrici universitari e cliniche di riabilitazione della regione nord-ovest, sede di via dell’Osservatorio',
  ],
  reason: [
    'Zuerst muss die Messung geschlossen sein.',
    'La mesure doit d’abord être clôturée.',
    'Prima la misurazione deve essere chiusa.',
  ],
  bannerInfo: [
    'Die Resultate werden in der Nacht neu berechnet.',
    'Les résultats seront recalculés pendant la nuit.',
    'I risultati vengono ricalcolati nella notte.',
  ],
  bannerGood: ['Alle Angaben sind eingereicht.', 'Toutes les données sont transmises.', 'Tutti i dati sono trasmessi.'],
  bannerWarning: [
    'Die Verbindung ist unterbrochen. Änderungen bleiben auf diesem Gerät, bis sie wieder da ist.',
    'La connexion est interrompue. Les modifications restent sur cet appareil jusqu’à son rétablissement.',
    'Il collegamento è interrotto. Le modifiche restano su questo apparecchio finché non torna.',
  ],
  bannerError: [
    'Zwei Angaben können so nicht gespeichert werden.',
    'Deux indications ne peuvent pas être enregistrées ainsi.',
    'Due indicazioni non possono essere salvate così.',
  ],
  emptyTitle: ['Noch keine Messungen', 'Aucune mesure pour l’instant', 'Ancora nessuna misurazione'],
  emptyText: [
    'Sobald eine Messung beginnt, erscheint sie hier.',
    'Dès qu’une mesure commence, elle apparaît ici.',
    'Appena inizia una misurazione, appare qui.',
  ],
  errorTitle: [
    'Die Liste kann nicht gezeigt werden',
    'La liste ne peut pas être affichée',
    'L’elenco non può essere mostrato',
  ],
  errorText: [
    'Der Server hat nicht geantwortet. Bitte in einer Minute erneut versuchen.',
    'Le serveur n’a pas répondu. Veuillez réessayer dans une minute.',
    'Il server non ha risposto. Si prega di riprovare tra un minuto.',
  ],
  saved: ['Gespeichert.', 'Enregistré.', 'Salvato.'],
  question: ['Klinik löschen?', 'Supprimer la clinique ?', 'Eliminare la clinica?'],
  questionText: [
    'Sie liegt danach 30 Tage im Papierkorb.',
    'Elle restera ensuite 30 jours dans la corbeille.',
    'Rimarrà poi 30 giorni nel cestino.',
  ],
  task: ['Fragebogen werden verschickt', 'Envoi des questionnaires', 'Invio dei questionari'],
  refused: ['Keine E-Mail-Adresse', 'Aucune adresse e-mail', 'Nessun indirizzo e-mail'],
  measures: ['Messungen', 'Mesures', 'Misurazioni'],
  people: ['Personen', 'Personnes', 'Persone'],
  files: ['Dateien', 'Fichiers', 'File'],
  stepOne: ['Datei wählen', 'Choisir un fichier', 'Scegliere un file'],
  stepTwo: ['Spalten zuordnen', 'Attribuer les colonnes', 'Assegnare le colonne'],
  stepThree: ['Importieren', 'Importer', 'Importare'],
  nothingFound: ['Nichts gefunden.', 'Aucun résultat.', 'Nessun risultato.'],
  refusedList: [
    'Die Auswahl konnte nicht geladen werden.',
    'La sélection n’a pas pu être chargée.',
    'Impossibile caricare la selezione.',
  ],
  friendly: ['Freundlichkeit', 'Amabilité', 'Cortesia'],
  information: ['Information', 'Information', 'Informazione'],
  discharge: ['Vorbereitung des Austritts', 'Préparation de la sortie', 'Preparazione della dimissione'],
  stay: ['Aufenthaltsdauer in Tagen', 'Durée du séjour en jours', 'Durata della degenza in giorni'],
  sex: ['Geschlecht', 'Sexe', 'Sesso'],
  women: ['Frauen', 'Femmes', 'Donne'],
  men: ['Männer', 'Hommes', 'Uomini'],
  exit: ['Austrittsdatum', 'Date de sortie', 'Data di dimissione'],
  never: ['nie', 'jamais', 'mai'],
  seldom: ['selten', 'rarement', 'raramente'],
  sometimes: ['manchmal', 'parfois', 'talvolta'],
  often: ['oft', 'souvent', 'spesso'],
  always: ['immer', 'toujours', 'sempre'],
  country: ['Schweiz', 'Suisse', 'Svizzera'],
  chart: [
    'Erfahrungen der Patientinnen und Patienten',
    'Expériences des patientes et des patients',
    'Esperienze delle e dei pazienti',
  ],
} as const satisfies Record<string, readonly [string, string, string]>

export type SampleWord = keyof typeof words
/** Translates a sample text into the current language. */
export type Say = (word: SampleWord) => string

/** The sample texts in a language; German where they are not translated. */
export function inLanguage(language: Language): Say {
  return (word) => words[word][languages.indexOf(language)] ?? words[word][0]
}

/** A sample text in every language, as data holds it. */
export function inAll(word: SampleWord): Record<Language, string> {
  return inEachLanguage((language) => inLanguage(language)(word))
}
