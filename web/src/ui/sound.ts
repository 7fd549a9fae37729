/** Small sounds, made here: nothing is loaded, and nothing sounds before the setting says so. */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "egg" | "food" | "card" | "dice" | "bird" | "end";

let context: AudioContext | null = null;

function tone(at: number, from: number, to: number, length: number, loud: number, type: OscillatorType = "sine"): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.setValueAtTime(from, at);
  oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + length + 0.02);
}

/** A breath of noise: leaves, cards. */
function rustle(at: number, length: number, pitch: number, loud: number): void {
  if (!context) return;
  const frames = Math.floor(context.sampleRate * length);
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i += 1) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.buffer = buffer;
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(at);
}

const players: Record<Sound, (now: number) => void> = {
  turn: (now) => {
    tone(now, 880, 988, 0.16, 0.08);
    tone(now + 0.13, 1175, 1319, 0.22, 0.07);
  },
  egg: (now) => tone(now, 620, 310, 0.07, 0.12, "triangle"),
  food: (now) => tone(now, 420, 240, 0.06, 0.12, "triangle"),
  card: (now) => rustle(now, 0.14, 2600, 0.12),
  dice: (now) => [0, 0.07, 0.13, 0.21].forEach((at) => tone(now + at, 300 + at * 400, 160, 0.05, 0.12, "triangle")),
  bird: (now) => [0, 0.09, 0.18].forEach((at) => tone(now + at, 2200 + at * 2000, 3000, 0.07, 0.05)),
  end: (now) => [523, 659, 784].forEach((pitch, i) => tone(now + i * 0.14, pitch, pitch, 0.4, 0.07)),
};

export function sound(name: Sound): void {
  if (!settings.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  players[name](context.currentTime + 0.01);
}
